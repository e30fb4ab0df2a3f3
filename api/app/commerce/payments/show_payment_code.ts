import { inject } from '@adonisjs/core'
import type Order from '#commerce/order'
import { CreateAtWallet } from '#commerce/payments/create_at_wallet'
import { OpenPaymentAttempt } from '#commerce/payments/open_payment_attempt'
import Payment, { type ChosenWay } from '#commerce/payments/payment'
import { PayWay, messages } from '#commerce/terms'
import { Unavailable, UserError } from '#core/errors'
import { DriverFailure } from '#drivers/driver_failure'
import { Wallets } from '#drivers/payment/wallets'

@inject()
export class ShowPaymentCode {
  constructor(
    protected wallets: Wallets,
    protected openPaymentAttempt: OpenPaymentAttempt,
    protected createAtWallet: CreateAtWallet
  ) {}

  /** @param provider without it the code of the open attempt, or of the first provider */
  async execute(order: Order, provider?: string): Promise<string> {
    const chosen = await this.#choose(order, provider)
    try {
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

  async #choose(order: Order, provider?: string): Promise<ChosenWay> {
    const way = PayWay.Native
    const open = await Payment.openOf(order.id).where('way', way).first()
    // The code of a former provider is shown until its attempt ends.
    if (open && (!provider || provider === open.provider)) return { provider: open.provider, way, payerContext: null }
    const wallet = this.wallets.offering({ provider, way })
    if (!wallet) throw new UserError(messages.wayNotOffered)
    return { provider: wallet.provider, way, payerContext: null }
  }
}
