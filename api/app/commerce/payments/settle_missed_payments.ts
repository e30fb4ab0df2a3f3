import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import Payment from '#commerce/payments/payment'
import { SettleOrder } from '#commerce/payments/settle_order'
import { PaymentStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { PaymentGateway } from '#drivers/payment/payment_gateway'

const minAgeSeconds = 20
const batchSize = 300
/** In a row; then the wallet counts as unreachable. */
const maxTimeouts = 3

/**
 * For lost notices (docs/threats.md T47). An unreachable wallet ends the round; one failing query does not.
 */
@inject()
export class SettleMissedPayments {
  constructor(
    protected gateway: PaymentGateway,
    protected settleOrder: SettleOrder
  ) {}

  async execute(): Promise<number> {
    const open = await Payment.query()
      .where('status', PaymentStatus.Open)
      .whereNotNull('codeUrl')
      .where('createdAt', '<=', toStored(now().minus({ seconds: minAgeSeconds })))
      .orderBy('expiresAt')
      .limit(batchSize)

    let [settled, timeouts] = [0, 0]
    for (const { merchantNo } of open) {
      try {
        const fact = await this.gateway.find(merchantNo)
        timeouts = 0
        if (fact && (await this.settleOrder.execute(fact)) === 'settled') settled++
      } catch (error) {
        if (!(error instanceof DriverFailure)) throw error
        logger.warn({ err: error, merchantNo }, 'the wallet does not answer')
        if (error.refusal === null && ++timeouts === maxTimeouts) break
      }
    }
    return settled
  }
}
