import TidyPicturesJob from '#catalogue/prune_pictures_job'
import TidyUploadsJob from '#catalogue/chapters/prune_uploads_job'

/** The id makes it one schedule, however many processes start. */
await TidyUploadsJob.schedule({}).id('catalogue.tidy_uploads').every('1h').run()
await TidyPicturesJob.schedule({}).id('catalogue.tidy_pictures').every('24h').run()
