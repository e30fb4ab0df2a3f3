import type { HttpContext } from '@adonisjs/core/http'
import Order from '#commerce/order'
import { GoodsReturnText, messages, type GoodsReturn } from '#commerce/refunds/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

interface GoodsReturnForm {
  refundNo: string
  orderItemId: number
  earlier: GoodsReturn
  goodsReturn: GoodsReturn
  reason?: string
}

/** The state recorded with the refund stays in the audit log; the history of the order reads it there. */
export async function changeGoodsReturn(ctx: HttpContext, orderNo: string, form: GoodsReturnForm) {
  const { refundNo, orderItemId, goodsReturn, reason } = form
  await transaction(async (trx) => {
    const order = await Order.query({ client: trx }).where('orderNo', orderNo).forUpdate().first()
    const line = order && (await findLine(trx, order.id, form))
    if (!line) throw new NotFound()
    const error = errorOf(line, form)
    if (error) throw new UserError(error, { field: 'goodsReturn' })
    await trx.from('refund_lines').where('id', line.id).update({ goods_return: goodsReturn })
    await audit(trx, ctx, {
      action: 'order.change-goods-return',
      object: `order:${orderNo}`,
      before: { goodsReturn: line.goods_return },
      after: { refundNo, orderItemId, orderItemName: line.item_name, goodsReturn },
      reason: reason || undefined,
    })
  })
}

interface LineState {
  id: number
  item_name: string
  goods_return: GoodsReturn | null
}

function findLine(trx: Trx, orderId: number, { refundNo, orderItemId }: GoodsReturnForm): Promise<LineState | null> {
  return trx
    .from('refund_lines')
    .join('refunds', 'refunds.id', 'refund_lines.refund_id')
    .join('order_items', 'order_items.id', 'refund_lines.order_item_id')
    .where('order_items.order_id', orderId)
    .where('refunds.refund_no', refundNo)
    .where('refund_lines.order_item_id', orderItemId)
    .select('refund_lines.id', 'refund_lines.goods_return', 'order_items.item_name')
    .first()
}

function errorOf({ item_name: name, goods_return: now }: LineState, form: GoodsReturnForm) {
  if (now === null) return messages.returnNotAsked(name)
  if (now !== form.earlier) return messages.returnChanged(GoodsReturnText[now])
  return form.goodsReturn === now ? messages.returnUnchanged : null
}
