import { randomInt } from 'node:crypto'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter } from '#tests/factories/learning'

export interface BulkOrderOptions {
  copies?: number
  refunded?: number
  courseId?: number
  orderType?: 'single' | 'package'
  orderStatus?: number
  paidAt?: string | null
  /** Length of the video. */
  seconds?: number
}

export interface BulkOrder {
  orderNo: string
  orderId: number
  itemId: number
  courseId: number
}

/** A user who bought seats for others. */
export type Centre = CreatedUser & BulkOrder & { videoId: string }

/** Tables of assigned seats, in the order that foreign keys allow. */
const tables = [
  'seat_moves',
  'live_codes',
  'study_logs',
  'play_beats',
  'play_sessions',
  'user_courses',
  'order_items',
  'orders',
  'idempotency_keys',
  'sms_notices',
]

/** Assignments open their own transactions, so a rollback between tests is not enough. */
export function emptyCentre(group: Group): void {
  group.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    for (const table of tables) await db.from(table).delete()
  })
}

/** A paid bulk order of 20 seats of a course with a video, unless said otherwise. */
export async function centre(options: BulkOrderOptions = {}): Promise<Centre> {
  const buyer = await createUser()
  await buyer.user.merge({ userName: '济南培训中心' }).save()
  const courseId = options.courseId ?? (await course({ name: '施工员继续教育' }))
  const { videoId } = await createChapter(courseId, { seconds: options.seconds ?? 600 })
  return { ...buyer, videoId, ...(await bulkOrder(buyer, { ...options, courseId })) }
}

export async function bulkOrder(buyer: CreatedUser, options: BulkOrderOptions): Promise<BulkOrder> {
  const { copies = 20, refunded = 0, orderType = 'package', orderStatus = 2 } = options
  const courseId = options.courseId ?? (await course())
  const at = toStored(now())
  const paidAt = options.paidAt === undefined ? at : options.paidAt
  const amount = { amount_fen: copies * 10_000 }
  const orderNo = `26050410${String(randomInt(1e12)).padStart(12, '0')}`
  const [orderId] = await db
    .table('orders')
    .insert({
      order_no: orderNo,
      user_id: buyer.user.id,
      order_name: '施工员继续教育',
      ...amount,
      order_type: orderType,
      order_status: orderStatus,
      ware_fen: amount.amount_fen,
      freight_fen: 0,
      quote: '{}',
      awaits_shipment: false,
      expires_at: at,
      created_at: at,
      paid_at: orderStatus === 2 ? paidAt : null,
    })
  const [itemId] = await db
    .table('order_items')
    .insert({
      order_id: orderId,
      course_id: courseId,
      item_name: '施工员继续教育',
      course_type: 1,
      course_count: copies,
      refunded_count: refunded,
      unit_fen: 10_000,
      base_fen: amount.amount_fen,
      ...amount,
    })
  return { orderNo, orderId, itemId, courseId }
}

/** Telephone numbers without an account. */
export function telephones(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, at) => `137${String(from + at).padStart(8, '0')}`)
}

export const line = ({ orderNo, itemId }: BulkOrder) => `/api/user/orders/${orderNo}/order-items/${itemId}`

/** Assigns seats as the order page does (分配). */
export function assign(
  client: ApiClient,
  caller: CreatedUser,
  order: BulkOrder,
  input?: string | string[],
  key?: string
) {
  const request = client
    .post(`${line(order)}/assign-to-users`)
    .as(caller)
    .json({ telephones: input })
  return key ? request.header('idempotency-key', key) : request
}

export function list(client: ApiClient, caller: CreatedUser, order: BulkOrder, filters: object = {}) {
  return client
    .get(`${line(order)}/assigned-users`)
    .as(caller)
    .qs(filters)
}

export function sheet(client: ApiClient, caller: CreatedUser, order: BulkOrder) {
  return client.get(`${line(order)}/seats/export`).as(caller)
}

export function move(client: ApiClient, caller: CreatedUser, order: BulkOrder, seatNo: number, telephone: string) {
  return client
    .post(`${line(order)}/seats/${seatNo}/move`)
    .as(caller)
    .json({ telephone })
}

export function takeBack(client: ApiClient, caller: CreatedUser, order: BulkOrder, seatNo: number) {
  return client.delete(`${line(order)}/seats/${seatNo}`).as(caller)
}

export function lines(client: ApiClient, caller: CreatedUser, order: BulkOrder) {
  return client.get(`/api/user/orders/${order.orderNo}/order-items`).as(caller)
}

/** The rows of an order's seats. */
export function seatsOf({ itemId }: BulkOrder) {
  return db.from('user_courses').where('order_item_id', itemId).orderBy('id')
}
