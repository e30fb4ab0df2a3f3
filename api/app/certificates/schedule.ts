import SendDueUploadsJob from '#certificates/uploads/send_due_uploads_job'

await SendDueUploadsJob.schedule({}).id('certificates.send_due_uploads').every('1m').run()
