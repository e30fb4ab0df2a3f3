import type { HttpContext } from '@adonisjs/core/http'
import { detailOf } from '#commerce/exceptions/find_exception'
import { WalletStateText } from '#commerce/exceptions/terms'
import { paymentGateway } from '#commerce/payments/gateway'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { settleOrder } from '#commerce/payments/settle_order'
import { messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { yuan } from '#core/money'
import { NotFound, Unavailable } from '#core/http/refusal'
import { onWire } from '#core/time'
import { transaction } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentFact } from '#drivers/payment/payment_gateway'

/**
 * Asks the wallet about the money of an exception again. What it says is booked through the one path, where it
 * changes nothing that is known already.
 * @throws NotFound
 * @throws Unavailable when the wallet does not answer
 */
export async function checkException(ctx: HttpContext, id: number) {
  const found = await PaymentException.find(id)
  if (!found) throw new NotFound()
  const fact = await ask(await merchantNoOf(found))
  if (fact) await settleOrder(fact)
  const answer = { walletState: fact?.state ?? null, transactionId: fact?.transactionId ?? null }
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'payment-exception.check',
      object: `payment-exception:${id}`,
      after: answer,
    })
  )
  return {
    ...answer,
    walletText: WalletStateText[fact?.state ?? 'unknown'],
    walletAmt: fact && yuan(fact.amountFen),
    paidTime: fact && onWire(fact.paidAt),
  }
}

async function merchantNoOf(found: PaymentException): Promise<string> {
  if (found.paymentId === null) return detailOf(found).merchantNo!
  return (await Payment.findOrFail(found.paymentId)).merchantNo
}

async function ask(merchantNo: string): Promise<PaymentFact | null> {
  try {
    return await (await paymentGateway()).find(merchantNo)
  } catch (error) {
    if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
    throw error
  }
}
