import { inject } from '@adonisjs/core'
import type Order from '#commerce/order'
import type Payment from '#commerce/payments/payment'
import { messages } from '#commerce/terms'
import { NotFound, UserError } from '#core/errors'
import type { PaymentAttempt, PaymentGateway } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** Outside any transaction: it may take seconds, and the same attempt may be sent again. */
@inject()
export class CreateAtWallet {
  constructor(protected wallets: Wallets) {}

  /** @throws DriverFailure */
  async execute<Answer extends { codeUrl: string }>(
    order: Order,
    payment: Payment,
    create: (wallet: PaymentGateway, attempt: PaymentAttempt) => Promise<Answer>
  ): Promise<Answer> {
    const wallet = this.wallets.of(payment)
    const answer = await create(wallet, {
      merchantNo: payment.merchantNo,
      title: order.orderName,
      amountFen: payment.amountFen,
      expiresAt: payment.expiresAt,
    })
    if (await payment.saveCode(answer.codeUrl)) return answer

    // Closed while the provider created it: it must not be payable there.
    await wallet.close(payment.merchantNo)
    await order.refresh()
    throw order.isPayable ? new UserError(messages.stillClosing) : new NotFound()
  }
}
