import db from '@adonisjs/lucid/services/db'
import Order from '#commerce/order'
import OrderItem from '#commerce/order_item'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { prepared } from '#core/prepared_statements'

export interface LoadedOrder {
  /** With its line items. */
  order: Order
  covers: Map<number, string | null>
  hasRefunds: boolean
  hasRefundRequests: boolean
  hasTransfer: boolean
  /** The organisation whose order it is. */
  receivedBy: number | null
}

/** An own order, or any order for an admin, in one read: a page that waits for the payment polls it. */
export async function loadOrder(viewer: CurrentUser, orderNo: string): Promise<LoadedOrder> {
  const rows = await withLines.rows(db.connection(), orderNo, viewer.id, Number(isAdmin(viewer)))
  if (!rows.length) throw new NotFound()
  const order = Order.$createFromAdapterResult(rows[0])!
  const lines = rows.filter((row) => row.line_id !== null)
  order.$setRelated(
    'items',
    lines.map((row) => OrderItem.$createFromAdapterResult(lineOf(row))!)
  )
  return {
    order,
    covers: new Map(lines.map((row) => [row.line_course_id as number, row.cover_url as string | null])),
    hasRefunds: Boolean(rows[0].has_refunds),
    hasRefundRequests: Boolean(rows[0].has_refund_requests),
    hasTransfer: Boolean(rows[0].has_transfer),
    receivedBy: rows[0].received_by as number | null,
  }
}

type Row = Record<string, string | number | null>

const lineColumns = [
  'id',
  'order_id',
  'course_id',
  'item_name',
  'course_type',
  'course_count',
  'unit_fen',
  'base_fen',
  'amount_fen',
  'rule_code',
  'position',
  'refunded_fen',
  'refunded_count',
]

const lineOf = (row: Row): Row => Object.fromEntries(lineColumns.map((name) => [name, row[`line_${name}`]]))

const withLines = prepared<Row>(`
  select orders.*, ${lineColumns.map((name) => `line.${name} as line_${name}`).join(', ')}, courses.cover_url,
    (exists (select 1 from payments join refunds on refunds.payment_id = payments.id
      where payments.order_id = orders.id)
    or exists (select 1 from payment_exceptions join refunds on refunds.payment_exception_id = payment_exceptions.id
      where payment_exceptions.order_id = orders.id)) as has_refunds,
    exists (select 1 from refund_requests where refund_requests.order_id = orders.id) as has_refund_requests,
    exists (select 1 from bank_transfers where bank_transfers.order_id = orders.id) as has_transfer,
    (select organisation_id from organisation_orders where order_id = orders.id) as received_by
  from orders
  left join order_items as line on line.order_id = orders.id
  left join courses on courses.id = line.course_id
  where orders.order_no = ? and (orders.user_id = ? or ? = 1)
  order by line.position`)
