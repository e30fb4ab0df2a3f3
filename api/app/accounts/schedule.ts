import SendNoticesJob from '#accounts/notices/send_notices_job'
import LeaveChecksJob from '#accounts/presence/leave_checks_job'
import { BusinessZone } from '#core/time'

await SendNoticesJob.schedule({}).id('accounts.send_notices').every('1m').run()
await LeaveChecksJob.schedule({}).id('accounts.leave_presence_checks').cron('0 0 * * *').timezone(BusinessZone).run()
