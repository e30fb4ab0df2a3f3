import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import Payment from '#commerce/payments/payment'
import { SettleOrder, type SettleOutcome } from '#commerce/payments/settle_order'
import { PaymentStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import { Wallets } from '#drivers/payment/wallets'

const minAgeSeconds = 20
const batchSize = 300
/** Consecutive timeouts after which the provider counts as unreachable and its other payments are skipped. */
const maxTimeouts = 3

/** For lost webhooks (docs/threats.md T47). An unreachable provider ends its round; one failing query does not. */
@inject()
export class SettleMissedPayments {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  async execute(): Promise<number> {
    const open = await Payment.query()
      .where('status', PaymentStatus.Open)
      .whereNotNull('codeUrl')
      .where('createdAt', '<=', toStored(now().minus({ seconds: minAgeSeconds })))
      .orderBy('expiresAt')
      .limit(batchSize)

    let settled = 0
    const timeouts = new Map<string, number>()
    for (const payment of open) {
      const { merchantNo, provider } = payment
      const inARow = timeouts.get(provider) ?? 0
      if (inARow === maxTimeouts) continue
      try {
        if ((await this.#ask(payment)) === 'settled') settled++
        timeouts.delete(provider)
      } catch (error) {
        if (!(error instanceof DriverFailure)) throw error
        logger.warn({ err: error, merchantNo, provider }, 'the wallet does not answer')
        if (error.rejectCode === null) timeouts.set(provider, inARow + 1)
      }
    }
    return settled
  }

  async #ask(payment: Payment): Promise<SettleOutcome> {
    const wallet = this.wallets.of(payment)
    const providerPayment = await wallet.find(payment.merchantNo)
    return providerPayment ? this.settleOrder.execute(providerPayment, wallet) : 'nothing'
  }
}
