import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { OrderInvoices } from '#commerce/order_invoices'
import { calculateRefund, ensureReturnStates } from '#commerce/refunds/calculate_refund'
import { createRefund } from '#commerce/refunds/create_refund'
import { withdrawLineHours } from '#commerce/refunds/hours/withdraw_line_hours'
import { lockRefundable } from '#commerce/refunds/load_refundable'
import { ProcessRefund } from '#commerce/refunds/process_refund'
import Refund from '#commerce/refunds/refund'
import { auditRecordAfter, auditRecordBefore } from '#commerce/refunds/refund_audit_record'
import { toRefundRequest, type RefundInput } from '#commerce/refunds/refund_input'
import { RefundRequestStatus, messages } from '#commerce/refunds/terms'
import RefundRequest from '#commerce/refunds/requests/refund_request'
import { reverseSale } from '#commerce/refunds/reverse_sale'
import { OrderStatus } from '#commerce/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { Wallets } from '#drivers/payment/wallets'

export interface RefundForm extends RefundInput {
  reason: string
  /** The number of refunds of this order that the admin saw: of two concurrent requests only one succeeds. */
  earlierRefunds: number
}

/** Entitlements end in the transaction of the refund; the provider is called after its commit. */
@inject()
export class RefundOrder {
  constructor(
    protected wallets: Wallets,
    protected invoices: OrderInvoices,
    protected processRefund: ProcessRefund
  ) {}

  async execute(ctx: HttpContext, orderNo: string, form: RefundForm): Promise<Refund> {
    const { refundId } = await idempotent(ctx, { orderNo, ...form }, async (trx) => {
      const refund = await this.#request(trx, ctx, orderNo, form)
      return { refundId: refund.id }
    })
    // A repeated call gets the stored response of the first one, which wrote the audit entry.
    nothingToAudit(ctx)
    return this.processRefund.execute(await Refund.findOrFail(refundId))
  }

  async #request(trx: Trx, ctx: HttpContext, orderNo: string, form: RefundForm) {
    const loaded = await lockRefundable(trx, orderNo)
    const { order, refundable } = loaded
    if (order.orderStatus !== OrderStatus.Paid) throw new UserError(messages.notPaid)
    if (loaded.earlierRefunds !== form.earlierRefunds) throw new UserError(messages.changed)
    const calculation = calculateRefund(refundable, toRefundRequest(form))
    ensureReturnStates(refundable, calculation)

    const refund = await createRefund(trx, {
      order,
      calculation,
      reason: form.reason,
      adminId: requireUser(ctx).id,
      wallets: this.wallets,
    })
    await acceptRequest(trx, order.id, refund.requestedBy)
    const hours = await withdrawLineHours(trx, { order, refund, calculation })
    await reverseSale(trx, order, calculation)
    await this.invoices.onRefunded(trx, order.id)
    await audit(trx, ctx, {
      action: 'order.refund',
      object: `order:${orderNo}`,
      before: auditRecordBefore(order, calculation),
      after: { refundNo: refund.refundNo, ...auditRecordAfter(order, calculation, hours) },
      reason: form.reason,
    })
    return refund
  }
}

/** Every refund is the answer to a waiting request. */
async function acceptRequest(trx: Trx, orderId: number, adminId: number | null): Promise<void> {
  const request = await RefundRequest.waiting(trx, orderId)
  await request?.decide(RefundRequestStatus.Accepted, { adminId })
}
