import { CourseTypeText } from '#catalogue/terms'
import { refundStateOf } from '#commerce/admin/order_row'
import type Order from '#commerce/order'
import { CloseReasonText, OrderStatusText, OrderTypeText, RefundStateText } from '#commerce/terms'
import { yuan } from '#core/money'
import type { Cell, Sheet } from '#core/spreadsheet'
import { onWire } from '#core/time'

type Read = (order: Order, channels: Map<number, string>) => Cell

/** One column after the other: its title, its width in characters, and what stands in it. */
const columns: [title: string, width: number, read: Read][] = [
  ['订单号', 24, ({ orderNo }) => orderNo],
  ['订单名称', 40, ({ orderName }) => orderName],
  ['商品明细', 50, contents],
  ['商品类型', 20, types],
  ['购买方式', 10, ({ orderType }) => OrderTypeText[orderType]],
  ['订单状态', 10, ({ orderStatus }) => OrderStatusText[orderStatus]],
  ['关闭原因', 16, ({ closeReason }) => closeReason && CloseReasonText[closeReason]],
  ['商品金额', 12, ({ wareFen }) => yuan(wareFen)],
  ['运费', 10, ({ freightFen }) => yuan(freightFen)],
  ['订单金额', 12, ({ amountFen }) => yuan(amountFen)],
  ['退款金额', 12, ({ refundedFen }) => yuan(Number(refundedFen))],
  ['退款状态', 10, (order) => RefundStateText[refundStateOf(order)]],
  ['专属码', 10, ({ exclusiveCode }) => exclusiveCode],
  ['渠道', 16, ({ channelId }, channels) => (channelId && channels.get(channelId)) || null],
  ['购买人', 12, ({ user }) => user.userName],
  ['手机号', 14, ({ user }) => user.telephone],
  ['下单时间', 20, ({ createdAt }) => onWire(createdAt)],
  ['支付时间', 20, ({ paidAt }) => onWire(paidAt)],
  ['收件人', 12, ({ addressSnapshot }) => addressSnapshot?.name ?? null],
  ['收件电话', 14, ({ addressSnapshot }) => addressSnapshot?.telephone ?? null],
  ['收件地址', 44, address],
  ['快递公司', 12, ({ expressCompany }) => expressCompany],
  ['快递单号', 20, ({ trackingNo }) => trackingNo],
  ['发货时间', 20, ({ deliveredAt }) => onWire(deliveredAt)],
]

export const orderColumns: Sheet['columns'] = columns.map(([title, width]) => ({ title, width }))

/** An order as a row of the workbook, numbers in whole. */
export function orderCells(order: Order, channels: Map<number, string>): Cell[] {
  return columns.map(([, , read]) => read(order, channels))
}

function contents({ items }: Order): string {
  return items.map(({ itemName, courseCount }) => `${itemName} × ${courseCount}`).join('；')
}

function types({ items }: Order): string {
  return [...new Set(items.map(({ courseType }) => CourseTypeText[courseType]))].join('、')
}

function address({ addressSnapshot: addr }: Order): string | null {
  return addr && `${addr.regionText} ${addr.address}`
}
