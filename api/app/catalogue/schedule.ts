import TidyUploadsJob from '#catalogue/tidy_uploads_job'

/** The id makes it one schedule, however many processes start. */
await TidyUploadsJob.schedule({}).id('catalogue.tidy_uploads').every('1h').run()
