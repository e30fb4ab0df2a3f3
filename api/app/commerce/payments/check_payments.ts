import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { findOrder } from '#commerce/find_order'
import Payment from '#commerce/payments/payment'
import { SettleOrder, type SettleOutcome } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { UserError, Unavailable } from '#core/errors'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import type { ProviderPayment } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'

/** `state` is null for a payment that the provider does not know. */
interface CheckedPayment {
  merchantNo: string
  state: ProviderPayment['state'] | null
  outcome: SettleOutcome
}

/** Settles every payment that the provider reports as paid. */
@inject()
export class CheckPayments {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder
  ) {}

  async execute(ctx: HttpContext, orderNo: string) {
    const order = await findOrder(orderNo)
    const payments = await Payment.query().where('orderId', order.id).whereNotNull('codeUrl').orderBy('id')
    if (!payments.length) throw new UserError(messages.nothingToAsk)

    const answers: CheckedPayment[] = []
    try {
      for (const payment of payments) {
        const { merchantNo } = payment
        const wallet = this.wallets.of(payment)
        const providerPayment = await wallet.find(merchantNo)
        const outcome = providerPayment ? await this.settleOrder.execute(providerPayment, wallet) : 'nothing'
        answers.push({ merchantNo, state: providerPayment?.state ?? null, outcome })
      }
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
      throw error
    }
    await transaction((trx) =>
      audit(trx, ctx, { action: 'order.check-payment', object: `order:${orderNo}`, after: { answers } })
    )
    await order.refresh()
    return { orderStatus: order.orderStatus, answers }
  }
}
