import db from '@adonisjs/lucid/services/db'
import { PaymentStatus } from '#commerce/terms'
import { paymentsOpen, paymentsOverdue } from '#core/metrics/metrics'
import { now, toStored } from '#core/time'

/** Longer than two rounds of the job that queries the provider about them. */
const graceMinutes = 5

export async function readPayments(): Promise<void> {
  const open = () => db.from('payments').where('status', PaymentStatus.Open).whereNotNull('code_url')
  const [all] = await open().count('* as payments')
  const since = toStored(now().minus({ minutes: graceMinutes }))
  const [overdue] = await open().where('expires_at', '<', since).count('* as payments')
  paymentsOpen.set(all.payments)
  paymentsOverdue.set(overdue.payments)
}
