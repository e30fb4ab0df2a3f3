import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import BillDay from '#commerce/reconciliation/bill_day'
import { daysToReconcile, firstBilledDay } from '#commerce/reconciliation/days_to_reconcile'
import { ReconcileDay } from '#commerce/reconciliation/reconcile_day'
import { now } from '#core/time'
import { PaymentGateway } from '#drivers/payment/payment_gateway'

@inject()
export class ReconcileDueDays {
  constructor(
    protected gateway: PaymentGateway,
    protected reconcileDay: ReconcileDay
  ) {}

  async execute(): Promise<BillDay[]> {
    const at = now()
    const known = await BillDay.query()
      .where('provider', this.gateway.provider)
      .where('day', '>=', firstBilledDay(at))
    const compared: BillDay[] = []
    for (const day of daysToReconcile(at, known)) {
      const saved = await this.reconcileDay.execute(day)
      if (saved.differences)
        logger.warn({ day, differences: saved.differences }, 'the bill differs')
      compared.push(saved)
    }
    return compared
  }
}
