import db from '@adonisjs/lucid/services/db'
import { GoodsReturnText, type GoodsReturn } from '#commerce/refunds/terms'

interface Change {
  refundNo: string
  orderItemId: number
  from: GoodsReturn
}

/** The states before each change, the oldest first. */
export async function goodsReturnChanges(orderNo: string): Promise<Change[]> {
  const entries = await db
    .from('audit_logs')
    .where('object', `order:${orderNo}`)
    .where('action', 'order.change-goods-return')
    .orderBy('id')
    .select('before', 'after')
  return entries.map(({ before, after }) => {
    const { refundNo, orderItemId } = JSON.parse(after)
    return { refundNo, orderItemId, from: JSON.parse(before).goodsReturn }
  })
}

/** The lines of a refund with the states recorded on the day of the refund. */
export function asInitiallyRecorded<Line extends { orderItemId: number; goodsReturn: GoodsReturn | null }>(
  { refundNo, lines }: { refundNo: string; lines: Line[] },
  changes: Change[]
): Line[] {
  return lines.map((line) => {
    const first = changes.find((change) => change.refundNo === refundNo && change.orderItemId === line.orderItemId)
    return first ? { ...line, goodsReturn: first.from } : line
  })
}

/** 《…》：书未退回 → 书已退回, for an audit log entry. */
export function changeText(before: string, after: string): string {
  const { orderItemName, goodsReturn } = JSON.parse(after)
  const from = GoodsReturnText[JSON.parse(before).goodsReturn as GoodsReturn]
  return `${orderItemName}：${from} → ${GoodsReturnText[goodsReturn as GoodsReturn]}`
}
