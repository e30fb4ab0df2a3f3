import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { channelsOf } from '#commerce/admin/order_list'
import { filteredOrders, type OrderFilters } from '#commerce/admin/order_filters'
import { orderCells, orderColumns, type SheetItem, type SheetOrder } from '#commerce/admin/order_sheet'
import { OrderInvoices } from '#commerce/order_invoices'
import { orderExportValidator } from '#commerce/admin/order_validators'
import { OrderStatusText, OrderTypeText, RefundFilterText, messages, type OrderStatus } from '#commerce/terms'
import { CourseTypeText, type CourseType } from '#catalogue/terms'
import { UserError } from '#core/errors'
import { admin } from '#core/http/access_policies'
import type { Cell } from '#core/spreadsheet'
import { rangeWords, type ExportKind } from '#exports/export_kind'

const orderWords = (filters: OrderFilters) => ({
  订单号: filters.orderId ?? (filters.orderIds && `选中的 ${filters.orderIds.length} 条`),
  商品: filters.productName,
  支付时间: rangeWords(filters.paidTimeStart, filters.paidTimeEnd),
  下单时间: rangeWords(filters.createTimeStart, filters.createTimeEnd),
  状态: filters.orderStatus?.map((status) => OrderStatusText[status as OrderStatus]).join('、'),
  手机号: filters.telephone,
  专属码: filters.exclusiveCode,
  渠道: filters.channelId?.toString(),
  商品类型: filters.courseTypes?.map((type) => CourseTypeText[type as CourseType]).join('、'),
  订单类型: filters.orderType && OrderTypeText[filters.orderType],
  发货: filters.toShip ? '待发货' : undefined,
  退款: filters.refunded && RefundFilterText[filters.refunded],
})

/** Contains unmasked telephone numbers and addresses (docs/threats.md T22; docs/product.md 13.7). */
export const orderExport: ExportKind<OrderFilters> = {
  name: 'orders',
  policy: admin,
  validator: orderExportValidator,
  sheetName: '订单列表',
  columns: orderColumns,
  action: 'order.export',
  object: 'orders',
  refuse: rejectWithoutRange,
  words: orderWords,
  found: (filters, maxRows) =>
    filteredOrders(filters).select('id').orderBy('id', 'desc').limit(maxRows).pojo<{ id: number }>(),
  cells: cellsOf,
  tooMany: messages.tooManyRows,
}

function rejectWithoutRange(filters: OrderFilters) {
  const { paidTimeStart, paidTimeEnd, createTimeStart, createTimeEnd } = filters
  if (filters.orderIds) return
  if ((paidTimeStart && paidTimeEnd) || (createTimeStart && createTimeEnd)) return
  throw new UserError(messages.rangeRequired, { field: 'paidTime' })
}

/** Plain rows instead of models: fifty thousand of them share the process with all other requests. */
async function cellsOf(ids: number[]): Promise<Cell[][]> {
  const orders: SheetOrder[] = await db
    .from('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .whereIn('orders.id', ids)
    .orderBy('orders.id', 'desc')
    .select('orders.*', 'users.user_name', 'users.telephone')
  const items = await itemsOf(ids)
  const channels = await channelsOf(orders.map(({ channel_id: id }) => id))
  const numbers = await (await app.container.make(OrderInvoices)).numbersOf(ids)
  return orders.map((order) =>
    orderCells(order, { items: items.get(order.id) ?? [], channels, invoiceNumber: numbers.get(order.id) ?? null })
  )
}

async function itemsOf(orderIds: number[]): Promise<Map<number, SheetItem[]>> {
  const rows: (SheetItem & { order_id: number })[] = await db
    .from('order_items')
    .whereIn('order_id', orderIds)
    .orderBy('position')
    .select('order_id', 'item_name', 'course_type', 'course_count')
  return Map.groupBy(rows, ({ order_id: id }) => id)
}
