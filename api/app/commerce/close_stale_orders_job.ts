import { Job } from '@adonisjs/queue'
import { closeStaleOrders } from '#commerce/close_stale_orders'
import { settleMissedPayments } from '#commerce/payments/settle_missed_payments'

/** Every minute: what was paid and never told is settled, and only then what is too old is closed. */
export default class CloseStaleOrdersJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await settleMissedPayments()
    await closeStaleOrders()
  }
}
