import type { HttpContext } from '@adonisjs/core/http'
import {
  calculateRefund,
  type RefundCalculation,
  type RequestedCopies,
} from '#commerce/refunds/calculate_refund'
import { lockRefundable, type LockedOrder } from '#commerce/refunds/load_refundable'
import { createRefund } from '#commerce/refunds/create_refund'
import { pursueRefund } from '#commerce/refunds/pursue_refund'
import Refund from '#commerce/refunds/refund'
import { messages } from '#commerce/refunds/terms'
import { reverseSale } from '#commerce/refunds/reverse_sale'
import { OrderStatus } from '#commerce/terms'
import { audit, nothingToAudit } from '#core/audit/audit'
import { idempotent } from '#core/http/idempotency'
import { Refusal } from '#core/http/refusal'
import type { Trx } from '#core/transaction'

export interface RefundForm {
  /** Free seats to give back; none given means the whole order. */
  lines?: RequestedCopies
  reason: string
  /** Copies given back before, as the admin saw it: two who ask at once give back once. */
  refundedCount: number
}

/**
 * An admin gives an order back, or free seats of it: the rights end and the refund is written down in one
 * transaction; after its commit the wallet is asked, and goes on being asked by a job.
 * @returns the refund as it is now
 * @throws NotFound
 * @throws Refusal when there is nothing to give back, or it changed meanwhile
 */
export async function refundOrder(
  ctx: HttpContext,
  orderNo: string,
  form: RefundForm
): Promise<Refund> {
  const { refundId } = await idempotent(ctx, { orderNo, ...form }, async (trx) => {
    const refund = await request(trx, ctx, orderNo, form)
    return { refundId: refund.id }
  })
  // A repeated call has its answer from the first one, which wrote the entry.
  nothingToAudit(ctx)
  return pursueRefund(await Refund.findOrFail(refundId))
}

async function request(trx: Trx, ctx: HttpContext, orderNo: string, form: RefundForm) {
  const loaded = await lockRefundable(trx, orderNo)
  const { order, refundable } = loaded
  if (order.orderStatus !== OrderStatus.Paid) throw new Refusal(messages.notPaid)
  const draft = calculateRefund(refundable, form.lines)
  if (refundedCopies(loaded) !== form.refundedCount) throw new Refusal(messages.changed)

  const refund = await createRefund(trx, ctx, order, { draft, reason: form.reason })
  await reverseSale(trx, order, draft)
  await audit(trx, ctx, {
    action: 'order.refund',
    object: `order:${orderNo}`,
    before: { refundedFen: Number(order.refundedFen) },
    after: { refundedFen: Number(order.refundedFen) + draft.amountFen, ...told(refund, draft) },
    reason: form.reason,
  })
  return refund
}

/** How many copies of an order were given back so far. */
export function refundedCopies({ refundable }: LockedOrder): number {
  return refundable.lines.reduce((sum, { refundedCount }) => sum + refundedCount, 0)
}

function told({ refundNo }: Refund, { lines, freightFen }: RefundCalculation) {
  return {
    refundNo,
    refundFreightFen: freightFen,
    copies: lines.map(({ line, copies }) => ({ courseId: line.courseId, copies })),
  }
}
