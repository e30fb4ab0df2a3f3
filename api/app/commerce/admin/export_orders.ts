import type { HttpContext } from '@adonisjs/core/http'
import { channelsOf } from '#commerce/admin/order_desk'
import { filteredOrders, type OrderFilters } from '#commerce/admin/order_filters'
import { orderColumns, orderCells } from '#commerce/admin/order_sheet'
import Order from '#commerce/order'
import { says } from '#commerce/terms'
import { audit } from '#core/audit'
import { maskTelephone } from '#core/plain_rules'
import { Refusal } from '#core/refusal'
import { MostExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { transaction } from '#core/transaction'

const batch = 500

/**
 * The list as a workbook: exactly the orders that the filters find now, whatever is bought while it is written.
 * That it was taken, and with which filters, is in the audit log before the first row leaves (threat T22).
 * @throws Refusal without a range of time (back office, section 5), and when there are more rows than one file may have
 */
export async function exportOrders(ctx: HttpContext, filters: OrderFilters): Promise<Sheet> {
  refuseWithoutRange(filters)
  const ids = await idsOf(filters)
  if (ids.length > MostExportRows) throw new Refusal(says.tooManyRows)
  await transaction((trx) =>
    audit(trx, ctx, {
      action: 'order.export',
      object: 'orders',
      after: { ...told(filters), rows: ids.length },
    })
  )
  return { name: '订单列表', columns: orderColumns, rows: rows(ids) }
}

function refuseWithoutRange(filters: OrderFilters) {
  const { paidTimeStart, paidTimeEnd, createTimeStart, createTimeEnd } = filters
  if ((paidTimeStart && paidTimeEnd) || (createTimeStart && createTimeEnd)) return
  throw new Refusal(says.rangeRequired, { field: 'paidTime' })
}

async function idsOf(filters: OrderFilters): Promise<number[]> {
  const found = await filteredOrders(filters)
    .select('id')
    .orderBy('id', 'desc')
    .limit(MostExportRows + 1)
    .pojo<{ id: number }>()
  return found.map(({ id }) => Number(id))
}

async function* rows(ids: number[]): AsyncGenerator<Cell[]> {
  for (let at = 0; at < ids.length; at += batch) {
    const orders = await Order.query()
      .whereIn('id', ids.slice(at, at + batch))
      .preload('items')
      .preload('user')
      .orderBy('id', 'desc')
    const channels = await channelsOf(orders)
    for (const order of orders) yield orderCells(order, channels)
  }
}

function told({ telephone, ...filters }: OrderFilters) {
  return { ...filters, ...(telephone && { telephone: maskTelephone(telephone) }) }
}
