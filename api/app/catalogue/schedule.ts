import PrunePicturesJob from '#catalogue/prune_pictures_job'
import PruneUploadsJob from '#catalogue/chapters/prune_uploads_job'

/** The id makes it one schedule, however many processes start. */
await PruneUploadsJob.schedule({}).id('catalogue.prune_uploads').every('1h').run()
await PrunePicturesJob.schedule({}).id('catalogue.prune_pictures').every('24h').run()
