import { CourseTypeText } from '#catalogue/terms'
import type { OrderChannel } from '#commerce/admin/order_list'
import { refundStateOf } from '#commerce/admin/order_row_transformer'
import type { AddressSnapshot } from '#commerce/order'
import { orderSums, type OrderSum } from '#commerce/pricing/order_sums'
import type { Quote } from '#commerce/pricing/quote'
import { CloseReasonText, OrderStatusText, OrderTypeText, RefundStateText, SumKind, SumText } from '#commerce/terms'
import { toYuan } from '#core/money'
import type { Cell, ColumnFormat, Sheet } from '#core/spreadsheet'
import type Order from '#commerce/order'
import type OrderItem from '#commerce/order_item'
import type User from '#accounts/user'
import type { RowOf } from '#core/row_of'
import { toWireTime } from '#core/time'

export type SheetOrder = RowOf<typeof Order> &
  Pick<RowOf<typeof User>, 'user_name' | 'telephone'> & {
    express_company: string | null
    tracking_no: string | null
    delivered_at: string | null
  }

export type SheetItem = Pick<RowOf<typeof OrderItem>, 'item_name' | 'course_type' | 'course_count'>

interface RowContext {
  items: SheetItem[]
  channels: Map<number, OrderChannel>
  invoiceNumber: string | null
}

type Read = (order: SheetOrder, context: RowContext & { addr: AddressSnapshot | null; sums: OrderSum[] }) => Cell

const columns: [title: string, width: number, read: Read, format?: ColumnFormat][] = [
  ['订单号', 24, (order) => order.order_no, 'text'],
  ['订单名称', 40, (order) => order.order_name],
  ['商品明细', 50, (_order, { items }) => contents(items)],
  ['商品类型', 20, (_order, { items }) => types(items)],
  ['购买方式', 10, (order) => OrderTypeText[order.order_type]],
  ['订单状态', 10, (order) => OrderStatusText[order.order_status]],
  ['关闭原因', 16, (order) => order.close_reason && CloseReasonText[order.close_reason]],
  [SumText.goods, 12, (_order, { sums }) => amountOf(sums, SumKind.Goods), 'money'],
  ['优惠金额', 12, (_order, { sums }) => Math.abs(amountOf(sums, SumKind.Discount)), 'money'],
  ['优惠明细', 30, (_order, { sums }) => discounts(sums)],
  [SumText.freight, 10, (order) => toYuan(order.freight_fen), 'money'],
  ['订单金额', 12, (order) => toYuan(order.amount_fen), 'money'],
  ['退款金额', 12, (order) => toYuan(order.refunded_fen), 'money'],
  ['退款状态', 10, refundState],
  ['专属码', 10, (order) => order.exclusive_code],
  ['渠道', 16, (order, { channels }) => channels.get(order.channel_id ?? 0)?.name ?? null],
  ['购买人', 12, (order) => order.user_name],
  ['手机号', 14, (order) => order.telephone, 'text'],
  ['下单时间', 20, (order) => toWireTime(order.created_at), 'time'],
  ['支付时间', 20, (order) => toWireTime(order.paid_at), 'time'],
  ['收件人', 12, (_order, { addr }) => addr && addr.name],
  ['收件电话', 14, (_order, { addr }) => addr && addr.telephone, 'text'],
  ['收件地址', 44, (_order, { addr }) => addr && `${addr.regionText} ${addr.address}`],
  ['快递公司', 12, (order) => order.express_company],
  ['快递单号', 20, (order) => order.tracking_no, 'text'],
  ['发货时间', 20, (order) => toWireTime(order.delivered_at), 'time'],
  ['发票号码', 24, (_order, { invoiceNumber }) => invoiceNumber, 'text'],
]

export const orderColumns: Sheet['columns'] = columns.map(([title, width, , format]) => ({ title, width, format }))

export function orderCells(order: SheetOrder, context: RowContext): Cell[] {
  const addr = order.address ? JSON.parse(order.address) : null
  const sums = sumsOf(order)
  return columns.map(([, , read]) => read(order, { ...context, addr, sums }))
}

function sumsOf(order: SheetOrder): OrderSum[] {
  const { lines = [], channel = null }: Partial<Quote> = JSON.parse(order.quote)
  return orderSums({
    lines,
    channel,
    wareFen: order.ware_fen,
    freightFen: order.freight_fen,
    amountFen: order.amount_fen,
  })
}

function amountOf(sums: OrderSum[], kind: SumKind): number {
  return toYuan(sums.filter((sum) => sum.kind === kind).reduce((all, { fen }) => all + fen, 0))
}

function discounts(sums: OrderSum[]): string {
  return sums
    .filter(({ kind }) => kind === SumKind.Discount)
    .map(({ text, fen }) => `${text} ${toYuan(-fen).toFixed(2)}`)
    .join('；')
}

function contents(items: SheetItem[]): string {
  return items.map((item) => `${item.item_name} × ${item.course_count}`).join('；')
}

function types(items: SheetItem[]): string {
  return [...new Set(items.map((item) => CourseTypeText[item.course_type]))].join('、')
}

function refundState(order: SheetOrder): string {
  return RefundStateText[refundStateOf(order.refunded_fen, order.amount_fen)]
}
