import { inject } from '@adonisjs/core'
import type Order from '#commerce/order'
import { CreateAtWallet } from '#commerce/payments/create_at_wallet'
import { OpenPaymentAttempt } from '#commerce/payments/open_payment_attempt'
import { PayWay, messages } from '#commerce/terms'
import { Unavailable } from '#core/errors'
import { DriverFailure } from '#drivers/driver_failure'

@inject()
export class ShowPaymentCode {
  constructor(
    protected openPaymentAttempt: OpenPaymentAttempt,
    protected createAtWallet: CreateAtWallet
  ) {}

  async execute(order: Order): Promise<string> {
    try {
      const chosen = { way: PayWay.Native, payerContext: null }
      const payment = await this.openPaymentAttempt.execute(order, chosen)
      if (payment.codeUrl) return payment.codeUrl
      const { codeUrl } = await this.createAtWallet.execute(order, payment, (wallet, attempt) =>
        wallet.createCode(attempt)
      )
      return codeUrl
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
      throw error
    }
  }
}
