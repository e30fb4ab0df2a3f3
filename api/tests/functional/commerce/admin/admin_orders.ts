import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

export interface OrderOptions {
  buyer?: CreatedUser
  name?: string
  status?: number
  type?: 'single' | 'package'
  /** Fen. */
  amount?: number
  refunded?: number
  code?: string | null
  channelId?: number | null
  courseTypes?: number[]
  count?: number
  refundedCount?: number
  /** UTC, `yyyy-MM-dd HH:mm:ss`. */
  createdAt?: string
  paidAt?: string | null
  trackingNo?: string | null
}

export const parcelAddress = {
  name: '王建国',
  telephone: '13912345678',
  regionText: '山东省济南市历下区',
  address: '经十路1号',
}

let sequence = 0
const courses = new Map<string, number>()

/** Truncating the tables between groups deletes the cached courses. */
export const clearCourseCaches = () => courses.clear()

async function courseOf(type: number, name: string): Promise<number> {
  const key = `${type}:${name}`
  if (!courses.has(key)) courses.set(key, await course({ type, name }))
  return courses.get(key)!
}

/** A paid order of 100 yuan unless options say otherwise, inserted without the use cases. Returns its number. */
export async function order(overrides: OrderOptions = {}): Promise<string> {
  const { status = 2, courseTypes = [1], amount = 100_00, name = '造价工程师精讲', count = 1 } = overrides
  const buyer = overrides.buyer ?? (await createUser())
  const at = overrides.createdAt ?? toStored(now())
  const orderNo = `2611${String(++sequence).padStart(16, '0')}`
  const hasGoods = courseTypes.some((type) => [3, 4].includes(type))
  const [id] = await db
    .table('orders')
    .insert({
      order_no: orderNo,
      user_id: buyer.user.id,
      order_name: name,
      order_type: overrides.type ?? 'single',
      order_status: status,
      close_reason: status === 3 ? 'cancelled' : null,
      ware_fen: amount,
      freight_fen: 0,
      amount_fen: amount,
      refunded_fen: overrides.refunded ?? 0,
      exclusive_code: overrides.code ?? null,
      channel_id: overrides.channelId ?? null,
      quote: '{}',
      address: hasGoods ? JSON.stringify(parcelAddress) : null,
      tracking_no: overrides.trackingNo ?? null,
      awaits_shipment: hasGoods && !overrides.trackingNo,
      expires_at: at,
      paid_at: status === 2 ? (overrides.paidAt ?? at) : null,
      created_at: at,
    })
  for (const [position, type] of courseTypes.entries()) {
    await db
      .table('order_items')
      .insert({
        order_id: id,
        course_id: await courseOf(type, name),
        item_name: name,
        course_type: type,
        course_count: count,
        refunded_count: overrides.refundedCount ?? 0,
        unit_fen: amount,
        base_fen: amount,
        amount_fen: position === 0 ? amount : 0,
        position,
      })
  }
  return orderNo
}
