import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { RefundLatePayments } from '#commerce/exceptions/refund_late_payments'

@inject()
export default class RefundLatePaymentsJob extends Job<Record<string, never>> {
  constructor(protected refundLatePayments: RefundLatePayments) {
    super()
  }

  async execute(): Promise<void> {
    await this.refundLatePayments.execute()
  }
}
