import { BusinessZone } from '#core/time'
import CloseCyclesJob from '#certificates/cycles/close_cycles_job'
import RemindLearnersJob from '#certificates/cycles/remind_learners_job'
import ExpireHoursJob from '#certificates/expiry/expire_hours_job'
import ReconcileHoursJob from '#certificates/reconciliation/reconcile_hours_job'
import SendDueUploadsJob from '#certificates/uploads/send_due_uploads_job'

await SendDueUploadsJob.schedule({}).id('certificates.send_due_uploads').every('1m').run()
await ReconcileHoursJob.schedule({}).id('certificates.reconcile_hours').every('15m').run()
await CloseCyclesJob.schedule({}).id('certificates.close_cycles').every('24h').run()
await ExpireHoursJob.schedule({}).id('certificates.expire_hours').every('24h').run()
await RemindLearnersJob.schedule({}).id('certificates.remind_learners').cron('0 9 * * *').timezone(BusinessZone).run()
