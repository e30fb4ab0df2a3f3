import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { CloseStaleOrders } from '#commerce/payments/close_stale_orders'
import { SettleMissedPayments } from '#commerce/payments/settle_missed_payments'

@inject()
export default class CloseStaleOrdersJob extends Job<Record<string, never>> {
  constructor(
    protected settleMissedPayments: SettleMissedPayments,
    protected closeStaleOrders: CloseStaleOrders
  ) {
    super()
  }

  async execute(): Promise<void> {
    await this.settleMissedPayments.execute()
    await this.closeStaleOrders.execute()
  }
}
