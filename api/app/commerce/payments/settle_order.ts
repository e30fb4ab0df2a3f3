import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { CompleteOrder } from '#commerce/payments/complete_order'
import { lockOrder, type LockedOrder } from '#commerce/payments/lock_order'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { OrderStatus, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { prepared } from '#core/prepared_statements'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import type { ProviderPayment, PaymentGateway } from '#drivers/payment/payment_gateway'

export type SettleOutcome = 'settled' | 'already' | 'exception' | 'nothing'

type PaidPayment = ProviderPayment & { transactionId: string }
/** The account that reports the payment: a provider is not trusted about payments of another one. */
type Account = { provider: string; merchantId: string; appId: string; isPaidOnce: boolean }
type Attempt = { order: LockedOrder; payment: Payment }

/**
 * Idempotent. A payment that does not match an open order exactly becomes an exception and grants nothing
 * (docs/product.md 5.4).
 */
@inject()
export class SettleOrder {
  constructor(protected completeOrder: CompleteOrder) {}

  /**
   * @param wallet the account that reported the payment
   * @param inSameTransaction called with the outcome before the commit
   */
  async execute(
    providerPayment: ProviderPayment,
    wallet: PaymentGateway,
    inSameTransaction: (client: QueryClientContract, outcome: SettleOutcome) => Promise<void> = async () => undefined
  ): Promise<SettleOutcome> {
    if (!isPaid(providerPayment)) {
      await inSameTransaction(db.connection(), 'nothing')
      return 'nothing'
    }
    const { provider, isPaidOnce } = wallet
    const account = { provider, isPaidOnce, ...(await wallet.account()) }
    // Read before the transaction begins: inside it, the first plain read comes after the locks (docs/decisions/0027).
    const [payment] = await ofMerchantNo.rows(db.connection(), providerPayment.merchantNo)
    const outcome = await transaction(async (trx) => {
      const settlement = await this.#settle(trx, providerPayment, account, payment?.orderNo ?? null)
      await inSameTransaction(trx, settlement)
      return settlement
    })
    if (outcome !== 'already') logger.info({ outcome, merchantNo: providerPayment.merchantNo }, 'payment recorded')
    return outcome
  }

  async #settle(
    trx: Trx,
    providerPayment: PaidPayment,
    account: Account,
    orderNo: string | null
  ): Promise<SettleOutcome> {
    const order = orderNo ? await lockOrder(trx, orderNo) : null
    const paidAt = providerPayment.paidAt ?? now()
    if (order && (await bookPayment(trx, order, { providerPayment, account, paidAt }))) {
      await this.completeOrder.execute(trx, order, paidAt)
      return 'settled'
    }
    const attempt = order && (await lockAttempt(trx, order, providerPayment.merchantNo))
    if (attempt?.payment.transactionId === providerPayment.transactionId) return 'already'
    const kind = exceptionKind(providerPayment, attempt, account)
    await recordException(trx, { providerPayment, attempt, kind, account })
    return 'exception'
  }
}

const isPaid = (providerPayment: ProviderPayment): providerPayment is PaidPayment =>
  providerPayment.state === 'paid' && Boolean(providerPayment.transactionId)

const ofMerchantNo = prepared<{ orderNo: string }>(`select orders.order_no as orderNo from payments
  join orders on orders.id = payments.order_id where payments.merchant_no = ?`)

/** Locks the order before its payment, as closing does. @returns false for a mismatch, which changes nothing */
async function bookPayment(
  trx: Trx,
  order: LockedOrder,
  { providerPayment, account, paidAt }: { providerPayment: PaidPayment; account: Account; paidAt: DateTime }
): Promise<boolean> {
  if (order.orderStatus !== OrderStatus.Paying || !belongsToMerchant(providerPayment, account)) return false
  if (providerPayment.currency !== 'CNY') return false
  const { merchantNo, amountFen, transactionId } = providerPayment
  const { provider } = account
  const paid = { orderId: order.id, merchantNo, provider, amountFen, transactionId, paidAt }
  return Payment.markPaid(trx, paid)
}

async function lockAttempt(trx: Trx, order: LockedOrder, merchantNo: string): Promise<Attempt | null> {
  const payment = await Payment.query({ client: trx }).where({ merchantNo, orderId: order.id }).forUpdate().first()
  return payment && { order, payment }
}

const belongsToMerchant = (providerPayment: PaidPayment, { merchantId, appId }: Account) =>
  providerPayment.merchantId === merchantId && providerPayment.appId === appId

function exceptionKind(providerPayment: PaidPayment, attempt: Attempt | null, account: Account): PaymentExceptionKind {
  if (!attempt || !belongsToMerchant(providerPayment, account) || attempt.payment.provider !== account.provider)
    return PaymentExceptionKind.Orphan
  const { order, payment } = attempt
  if (order.orderStatus === OrderStatus.Paid) return PaymentExceptionKind.Double
  if (order.orderStatus !== OrderStatus.Paying) return PaymentExceptionKind.Late
  if (payment.status !== PaymentStatus.Open) return PaymentExceptionKind.Late
  if (providerPayment.amountFen !== payment.amountFen || providerPayment.currency !== 'CNY') {
    return PaymentExceptionKind.Amount
  }
  throw new Error(`payment ${payment.id} changed under its lock`)
}

async function recordException(
  trx: Trx,
  data: { providerPayment: PaidPayment; attempt: Attempt | null; kind: PaymentExceptionKind; account: Account }
): Promise<void> {
  const { providerPayment, attempt, kind, account } = data
  await PaymentException.record(trx, {
    kind,
    transactionId: providerPayment.transactionId,
    provider: account.provider,
    amountFen: providerPayment.amountFen,
    paymentId: attempt?.payment.id ?? null,
    orderId: attempt?.order.id ?? null,
    detail: { ...providerPayment, expectedFen: attempt?.payment.amountFen ?? null },
  })
  // The provider accepts no second payment for this number, so the order needs a new attempt.
  if (kind === PaymentExceptionKind.Amount && account.isPaidOnce) await attempt!.payment.markClosed(trx)
}
