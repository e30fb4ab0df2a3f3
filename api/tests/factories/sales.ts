import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'

export interface SoldLine {
  courseId: number
  count?: number
  amountFen: number
  refundedCount?: number
  refundedFen?: number
}

interface SoldOrderOptions {
  userId: number
  /** Stored format. */
  paidAt: string | null
  lines: SoldLine[]
  freightFen?: number
  refundedFreightFen?: number
  channelId?: number | null
  /** The promo code that was used. */
  code?: string | null
  type?: 'single' | 'package'
  status?: number
  changedAt?: string
}

let made = 0

/** An order with its items, as settling and refunding leave it. @returns its id */
export async function soldOrder(options: SoldOrderOptions): Promise<number> {
  const [orderId] = await db.table('orders').insert(orderRow(options))
  for (const line of options.lines) await db.table('order_items').insert(itemRow(orderId, line))
  return orderId
}

/** Creates many orders with few statements. */
export async function soldOrders(all: SoldOrderOptions[]): Promise<void> {
  const atOnce = 400
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce)
    const rows = some.map(orderRow)
    await db.table('orders').multiInsert(rows)
    const inserted = await db
      .from('orders')
      .whereIn(
        'order_no',
        rows.map(({ order_no: orderNo }) => orderNo)
      )
      .select('id', 'order_no')
    const ids = new Map(inserted.map((row) => [row.order_no, row.id]))
    const items = some.flatMap(({ lines }, at) => lines.map((line) => itemRow(ids.get(rows[at].order_no), line)))
    await db.table('order_items').multiInsert(items)
  }
}

function orderRow(options: SoldOrderOptions) {
  const { userId, paidAt, lines, freightFen = 0, refundedFreightFen = 0 } = options
  const sum = (of: (line: SoldLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  const ware = sum(({ amountFen }) => amountFen)
  const at = toStored(now())
  return {
    order_no: `2698${String(++made).padStart(16, '0')}`,
    user_id: userId,
    quote: '{}',
    awaits_shipment: false,
    order_name: '商品',
    order_type: options.type ?? 'single',
    order_status: options.status ?? 2,
    ware_fen: ware,
    freight_fen: freightFen,
    amount_fen: ware + freightFen,
    refunded_fen: sum(({ refundedFen }) => refundedFen ?? 0) + refundedFreightFen,
    channel_id: options.channelId ?? null,
    exclusive_code: options.code ?? null,
    expires_at: at,
    paid_at: paidAt,
    created_at: at,
    updated_at: options.changedAt ?? at,
  }
}

function itemRow(orderId: number, line: SoldLine) {
  return {
    order_id: orderId,
    course_id: line.courseId,
    item_name: '商品',
    course_type: 1,
    course_count: line.count ?? 1,
    refunded_count: line.refundedCount ?? 0,
    unit_fen: 1,
    base_fen: 1,
    amount_fen: line.amountFen,
    refunded_fen: line.refundedFen ?? 0,
  }
}

/** A channel with its own code. @returns its id */
export async function partner(userId: number, code: string): Promise<number> {
  const [id] = await db
    .table('channels')
    .insert({ user_id: userId, exclusive_code: code, discount_bp: 9500, kind: 'general', created_at: toStored(now()) })
  return id
}
