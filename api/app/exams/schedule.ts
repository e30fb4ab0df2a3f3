import SubmitOverdueAttemptsJob from '#exams/attempts/submit_overdue_attempts_job'

await SubmitOverdueAttemptsJob.schedule({}).id('exams.submit_overdue').every('1m').run()
