import Order from '#commerce/order'
import { OrderStatus } from '#commerce/terms'
import { hasRole, type CurrentUser } from '#core/current_user'
import { NotFound, Refusal } from '#core/http/refusal'
import { Role } from '#core/roles'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { columnsOf, type CheckedForm } from '#invoices/invoice_form'
import { InvoiceStatus, messages } from '#invoices/terms'

/**
 * A learner asks for the invoice of an own paid order (learner side 4, state 0 to 1). Its amount is what the
 * order has cost: the form has none (threat T51). The order is locked, so that of twenty requests one comes
 * through.
 * @throws NotFound when the order is missing or somebody else's
 * @throws Refusal for whoever is no learner, an unpaid or wholly refunded order, and the second time
 */
export async function requestInvoice(
  trx: Trx,
  user: CurrentUser,
  orderNo: string,
  form: CheckedForm
): Promise<Invoice> {
  const order = await Order.ownedBy(user, trx).where('orderNo', orderNo).forUpdate().first()
  if (!order) throw new NotFound()
  refuseNonLearners(user)
  if (order.orderStatus !== OrderStatus.Paid) throw new Refusal(messages.notPaid)
  if (await Invoice.query({ client: trx }).where('orderId', order.id).first()) {
    throw new Refusal(messages.already)
  }
  const amountFen = fenToInvoice(order)
  if (amountFen === 0) throw new Refusal(messages.nothingToInvoice)

  return new Invoice()
    .useTransaction(trx)
    .merge({
      ...columnsOf(form),
      orderId: order.id,
      userId: user.id,
      amountFen,
      invoiceStatus: InvoiceStatus.Requested,
      requestedAt: now(),
    })
    .save()
}

/** What an order has cost after all that was given back, in fen. */
export function fenToInvoice(order: { amountFen: number; refundedFen: number }): number {
  return Number(order.amountFen) - Number(order.refundedFen)
}

/** Learner side 6: only a user can submit an invoice. */
export function refuseNonLearners(user: CurrentUser): void {
  if (!hasRole(user, Role.User)) throw new Refusal(messages.onlyLearners)
}
