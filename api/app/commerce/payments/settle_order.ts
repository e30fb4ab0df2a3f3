import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import Order from '#commerce/order'
import { CompleteOrder } from '#commerce/payments/complete_order'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { OrderStatus, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import type { PaymentFact, PaymentGateway } from '#drivers/payment/payment_gateway'

export type Settlement = 'settled' | 'already' | 'exception' | 'nothing'

type PaidFact = PaymentFact & { transactionId: string }
/** Who says so: what a wallet says of another one's payment, or another account's, is not believed. */
type Witness = { provider: string; merchantId: string; appId: string }
type Attempt = { order: Order; payment: Payment }

/** Idempotent. Money that does not fit an open order exactly is an exception and grants nothing (docs/product.md 5.4). */
@inject()
export class SettleOrder {
  constructor(protected completeOrder: CompleteOrder) {}

  /** @param wallet the one that stated the fact */
  async execute(fact: PaymentFact, wallet: PaymentGateway): Promise<Settlement> {
    if (fact.state !== 'paid' || !fact.transactionId) return 'nothing'
    const witness = { provider: wallet.provider, ...(await wallet.account()) }

    const outcome = await transaction((trx) => this.#settle(trx, fact as PaidFact, witness))
    if (outcome !== 'already') {
      logger.info({ outcome, merchantNo: fact.merchantNo }, 'payment recorded')
    }
    return outcome
  }

  async #settle(trx: Trx, fact: PaidFact, witness: Witness): Promise<Settlement> {
    const attempt = await lockAttempt(trx, fact.merchantNo)
    if (attempt?.payment.transactionId === fact.transactionId) return 'already'

    const kind = exceptionKind(fact, attempt, witness)
    if (kind) {
      await recordException(trx, { fact, attempt, kind, provider: witness.provider })
      return 'exception'
    }

    const { order, payment } = attempt!
    const paidAt = fact.paidAt ?? now()
    await payment.markPaid(trx, { transactionId: fact.transactionId, paidAt })
    await this.completeOrder.execute(trx, order, paidAt)
    return 'settled'
  }
}

/** The order first, then its payment: the same lock order as closing an order. The inner search locks no payment. */
async function lockAttempt(trx: Trx, merchantNo: string): Promise<Attempt | null> {
  const order = await Order.query({ client: trx })
    .where('id', trx.from('payments').where('merchant_no', merchantNo).select('order_id'))
    .forUpdate()
    .first()
  if (!order) return null
  const payment = await Payment.query({ client: trx })
    .where('merchantNo', merchantNo)
    .forUpdate()
    .firstOrFail()
  return { order, payment }
}

function exceptionKind(
  fact: PaidFact,
  attempt: Attempt | null,
  witness: Witness
): PaymentExceptionKind | null {
  const isOurs = fact.merchantId === witness.merchantId && fact.appId === witness.appId
  if (!attempt || !isOurs || attempt.payment.provider !== witness.provider)
    return PaymentExceptionKind.Orphan
  const { order, payment } = attempt
  if (order.orderStatus === OrderStatus.Paid) return PaymentExceptionKind.Double
  if (order.orderStatus !== OrderStatus.Paying) return PaymentExceptionKind.Late
  if (payment.status !== PaymentStatus.Open) return PaymentExceptionKind.Late
  if (fact.amountFen !== Number(payment.amountFen) || fact.currency !== 'CNY') {
    return PaymentExceptionKind.Amount
  }
  return null
}

async function recordException(
  trx: Trx,
  given: { fact: PaidFact; attempt: Attempt | null; kind: PaymentExceptionKind; provider: string }
): Promise<void> {
  const { fact, attempt, kind, provider } = given
  await PaymentException.record(trx, {
    kind,
    transactionId: fact.transactionId,
    provider,
    amountFen: fact.amountFen,
    paymentId: attempt?.payment.id ?? null,
    orderId: attempt?.order.id ?? null,
    detail: { ...fact, expectedFen: attempt?.payment.amountFen ?? null },
  })
  // The wallet takes no second payment on this number, so the order needs a new one.
  if (kind === PaymentExceptionKind.Amount) await attempt!.payment.markClosed(trx)
}
