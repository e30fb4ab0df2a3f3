import { inject } from '@adonisjs/core'
import type Payment from '#commerce/payments/payment'
import { SettleOrder } from '#commerce/payments/settle_order'
import { Wallets } from '#drivers/payment/wallets'

/** Closes it at the provider, so that it can no longer be paid; an earlier payment is settled (docs/threats.md T46). */
@inject()
export class EndPaymentAttempt {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  /**
   * Does not change the row: the caller closes it under the lock of the order. @throws DriverFailure with nothing
   * changed
   */
  async execute(payment: Payment): Promise<'ended' | 'paid'> {
    const wallet = this.wallets.of(payment)
    const providerPayment = await wallet.close(payment.merchantNo)
    if (providerPayment?.state !== 'paid') return 'ended'
    return (await this.settleOrder.execute(providerPayment, wallet)) === 'exception' ? 'ended' : 'paid'
  }
}
