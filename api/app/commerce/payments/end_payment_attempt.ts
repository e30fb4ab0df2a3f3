import { inject } from '@adonisjs/core'
import type Payment from '#commerce/payments/payment'
import { SettleOrder } from '#commerce/payments/settle_order'
import { Wallets } from '#drivers/payment/wallets'

/** At the wallet, so that nobody can pay it any more; a payment that came first is settled (docs/threats.md T46). */
@inject()
export class EndPaymentAttempt {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  /** The row is not changed: its caller closes it under the lock of the order. @throws DriverFailure, nothing changed */
  async execute(payment: Payment): Promise<'ended' | 'paid'> {
    const wallet = this.wallets.of(payment)
    const fact = await wallet.close(payment.merchantNo)
    if (fact?.state !== 'paid') return 'ended'
    return (await this.settleOrder.execute(fact, wallet)) === 'exception' ? 'ended' : 'paid'
  }
}
