import { lockOwnUser } from '#accounts/lock_user'
import Order from '#commerce/order'
import { OrderStatus } from '#commerce/terms'
import { hasRole, type CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { Role } from '#core/roles'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import Invoice from '#invoices/invoice'
import { columnsOf, type CheckedForm } from '#invoices/invoice_form'
import { InvoiceStatus, messages } from '#invoices/terms'

/** docs/product.md 7.2, status 0 to 1; the amount is the order's, never the form's (docs/threats.md T51). */
export async function requestInvoice(
  trx: Trx,
  user: CurrentUser,
  orderNo: string,
  form: CheckedForm
): Promise<Invoice> {
  const order = await Order.ownedBy(user, trx).where('orderNo', orderNo).forUpdate().first()
  if (!order) throw new NotFound()
  await lockOwnUser(trx, user.id)
  ensureLearner(user)
  if (order.orderStatus !== OrderStatus.Paid) throw new UserError(messages.notPaid)
  if (await Invoice.query({ client: trx }).where('orderKey', order.id).first()) {
    throw new UserError(messages.already)
  }
  const amountFen = invoiceableFen(order)
  if (amountFen === 0) throw new UserError(messages.nothingToInvoice)

  return new Invoice()
    .useTransaction(trx)
    .merge({
      ...columnsOf(form),
      orderId: order.id,
      orderKey: order.id,
      userId: user.id,
      amountFen,
      invoiceStatus: InvoiceStatus.Requested,
      requestedAt: now(),
    })
    .save()
}

export function invoiceableFen(order: { amountFen: number; refundedFen: number }): number {
  return order.amountFen - order.refundedFen
}

export function ensureLearner(user: CurrentUser): void {
  if (!hasRole(user, Role.User)) throw new UserError(messages.onlyLearners)
}
