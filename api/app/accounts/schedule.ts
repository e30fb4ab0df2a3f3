import SendNoticesJob from '#accounts/notices/send_notices_job'

await SendNoticesJob.schedule({}).id('accounts.send_notices').every('1m').run()
