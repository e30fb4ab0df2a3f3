import type { HttpContext } from '@adonisjs/core/http'
import { findOrder } from '#commerce/admin/find_order'
import { paymentGateway } from '#commerce/payments/gateway'
import Payment from '#commerce/payments/payment'
import { settleOrder, type Settlement } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { Refusal, Unavailable } from '#core/http/refusal'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentFact } from '#drivers/payment/payment_gateway'

/** What the wallet said of one code (null: it has never heard of it), and what that changed here. */
interface WalletAnswer {
  merchantNo: string
  state: PaymentFact['state'] | null
  outcome: Settlement
}

/**
 * Asks the wallet about every code that an order ever had, and books what was paid without our knowing: the
 * fourth way into `settleOrder`, for when somebody calls and says that the money is gone.
 * @returns the order's state afterwards, and the answer about each code
 * @throws NotFound
 * @throws Refusal when no code of the order was ever shown
 * @throws Unavailable when the wallet does not answer
 */
export async function checkPayments(ctx: HttpContext, orderNo: string) {
  const order = await findOrder(orderNo)
  const gateway = await paymentGateway()
  const payments = await Payment.query()
    .where({ orderId: order.id, provider: gateway.provider })
    .whereNotNull('codeUrl')
    .orderBy('id')
  if (!payments.length) throw new Refusal(messages.nothingToAsk)

  const answers: WalletAnswer[] = []
  try {
    for (const { merchantNo } of payments) {
      const fact = await gateway.find(merchantNo)
      const outcome = fact ? await settleOrder(fact) : 'nothing'
      answers.push({ merchantNo, state: fact?.state ?? null, outcome })
    }
  } catch (error) {
    if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
    throw error
  }
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'order.check-payment',
      object: `order:${orderNo}`,
      after: { answers },
    })
  )
  await order.refresh()
  return { orderStatus: order.orderStatus, answers }
}
