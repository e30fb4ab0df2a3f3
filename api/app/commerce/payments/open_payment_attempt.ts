import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import Order from '#commerce/order'
import { EndPaymentAttempt } from '#commerce/payments/end_payment_attempt'
import Payment, { type ChosenWay } from '#commerce/payments/payment'
import { TransferDays } from '#commerce/bank_transfers/terms'
import { PaymentStatus, PayWay, PayWithinMinutes, messages } from '#commerce/terms'
import { NotFound, UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/** Two devices may switch the method at the same time. */
const maxRounds = 4

interface PaymentAttemptParams extends ChosenWay {
  /** The previous attempt, closed at the provider. */
  endedId: number | null
}

/**
 * One open attempt per order. Another provider, method, IP or openid closes it at its provider before the next begins
 * (docs/decisions/0021).
 */
@inject()
export class OpenPaymentAttempt {
  constructor(protected endPaymentAttempt: EndPaymentAttempt) {}

  /** @throws DriverFailure when the previous attempt cannot be closed: it stays open */
  async execute(order: Order, chosen: ChosenWay): Promise<Payment> {
    let endedId: number | null = null
    for (let round = 1; round <= maxRounds; round++) {
      const params: PaymentAttemptParams = { ...chosen, endedId }
      const payment: Payment = await transaction((trx) => findOrCreate(trx, order, params))
      if (payment.isFor(chosen)) return payment
      if ((await this.endPaymentAttempt.execute(payment)) === 'paid') {
        throw new UserError(messages.paidMeanwhile)
      }
      endedId = payment.id
    }
    throw new UserError(messages.stillClosing)
  }
}

async function findOrCreate(trx: Trx, { id }: Order, { endedId, ...chosen }: PaymentAttemptParams): Promise<Payment> {
  const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (!order.isPayable) throw new NotFound()

  const open = await Payment.openOf(order.id, trx).first()
  if (open && open.id !== endedId) return open
  await open?.markClosed(trx)

  await moveEnd(trx, order, { former: open?.way, way: chosen.way })
  const [{ count }] = await trx.from('payments').where('order_id', order.id).count('* as count')
  return new Payment()
    .useTransaction(trx)
    .merge({
      orderId: order.id,
      merchantNo: `${order.orderNo}_${Number(count) + 1}`,
      ...chosen,
      amountFen: order.amountFen,
      status: PaymentStatus.Open,
      openKey: order.id,
      expiresAt: order.expiresAt,
    })
    .save()
}

/**
 * A transfer takes days, counted from the order: changing the way gains nothing. Codes of the others live for half an
 * hour.
 */
async function moveEnd(trx: Trx, order: Order, { former, way }: { former?: PayWay; way: PayWay }): Promise<void> {
  const { expiresAt } = order
  if (way === PayWay.Transfer) {
    order.expiresAt = DateTime.max(expiresAt, order.createdAt.plus({ days: TransferDays }))
  } else if (former === PayWay.Transfer) {
    order.expiresAt = DateTime.min(expiresAt, now().plus({ minutes: PayWithinMinutes }))
  }
  await order.useTransaction(trx).save()
}
