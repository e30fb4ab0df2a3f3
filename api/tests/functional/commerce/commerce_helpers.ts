import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'

import Order from '#commerce/order'
import { applyOrderCounts } from '#commerce/order_counts/apply_order_counts'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import type LocalWallet from '#drivers/payment/local/wallet'
import type { WalletFailure } from '#drivers/payment/local/simulated_faults'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course as makeCourse, type CourseOptions } from '#tests/factories/catalogue'
import { waitForWebhooks, watchWebhooks } from '#tests/functional/commerce/wallet_notices'

export type OrderProducts = { courseId: number; courseCount: number; withBook?: boolean }[]

/** Tables of an order, in the order that foreign keys allow. */
const tables = [
  'bank_lines',
  'bank_statements',
  'bank_transfers',
  'uncounted_sales',
  'bill_lines',
  'reconciled_days',
  'refund_lines',
  'refund_requests',
  'refunds',
  'order_notes',
  'invoice_files',
  'red_invoices',
  'invoices',
  'payment_notices',
  'payment_exceptions',
  'wallet_authorizations',
  'payments',
  'seat_moves',
  'user_courses',
  'order_items',
  'orders',
  'cart_items',
  'idempotency_keys',
]

/** A shop without orders before each test. Settling opens its own transactions, so a rollback is not enough. */
export function resetShopEachTest(group: Group): void {
  group.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    for (const table of tables) await db.from(table).delete()
    watchWebhooks()
    await (await wallet()).setStopped(false)
    return async () => {
      // Webhooks must not arrive during the next test.
      await waitForWebhooks()
      await (await wallet()).setStopped(false)
    }
  })
}

export async function wallet(): Promise<LocalWallet> {
  return (await app.container.make(PaymentGateway)) as LocalWallet
}

/** A course for sale at 100 yuan unless options say otherwise; `freight` in fen. */
export async function course(overrides: CourseOptions & { freight?: number } = {}): Promise<number> {
  const id = await makeCourse(overrides)
  if (overrides.freight) await db.from('courses').where('id', id).update({ freight_fen: overrides.freight })
  return id
}

/** The promo code of a new channel. */
export async function code(kind = 'general', discountBp = 9500): Promise<string> {
  const { user } = await createUser(Role.Channel)
  const exclusiveCode = `C${randomInt(10_000, 100_000)}`
  await db
    .table('channels')
    .insert({
      user_id: user.id,
      exclusive_code: exclusiveCode,
      discount_bp: discountBp,
      kind,
      created_at: toStored(now()),
    })
  return exclusiveCode
}

export async function address({ user }: CreatedUser): Promise<number> {
  const [id] = await db
    .table('addresses')
    .insert({
      user_id: user.id,
      name: '王建国',
      telephone: '13900000000',
      province_code: '370000',
      city_code: '370100',
      area_code: '370102',
      province: '山东省',
      city: '济南市',
      area: '历下区',
      address: '经十路1号',
      created_at: toStored(now()),
    })
  return id
}

export function one(...courseIds: number[]): OrderProducts {
  return courseIds.map((courseId) => ({ courseId, courseCount: 1 }))
}

/** Submits an order as the confirmation page does (提交订单). */
export function buy(
  client: ApiClient,
  buyer: CreatedUser,
  products: OrderProducts,
  more: Record<string, unknown> & { key?: string } = {}
) {
  const { key, ...form } = more
  const request = client
    .post('/api/user/orders/buy')
    .as(buyer)
    .json({ products, orderType: 'single', tradeType: 'NATIVE', ...form })
  return key ? request.header('idempotency-key', key) : request
}

/** An unpaid order. */
export async function ordered(
  client: ApiClient,
  buyer: CreatedUser,
  products: OrderProducts,
  more: Record<string, unknown> = {}
): Promise<string> {
  const answer = await buy(client, buyer, products, more)
  if (answer.body().code !== '200') throw new Error(answer.text())
  return answer.body().orderId
}

/** Opens the QR code, so that the provider knows the order. Returns its merchant number. */
export async function shown(client: ApiClient, buyer: CreatedUser, orderNo: string): Promise<string> {
  const answer = await client.get(`/api/public/orders/${orderNo}/qrcode`).as(buyer)
  answer.assertStatus(200)
  const { id } = await Order.findByOrFail('orderNo', orderNo)
  const payment = await db.from('payments').where('order_id', id).orderBy('id', 'desc').first()
  return payment.merchant_no
}

/** The buyer scans and pays; the provider's webhook arrives over HTTP. */
export async function pay(
  client: ApiClient,
  buyer: CreatedUser,
  orderNo: string,
  failure: WalletFailure | null = null
): Promise<string> {
  const merchantNo = await shown(client, buyer, orderNo)
  await (await wallet()).pay(merchantNo, failure)
  return merchantNo
}

/** Polls until the condition holds; fails the test after half a minute. */
export async function until(what: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 30_000
  while (!(await what())) {
    if (Date.now() > giveUpAt) throw new Error('the condition did not become true within half a minute')
    await pause(20)
  }
}

export async function statusOf(orderNo: string): Promise<number> {
  const { order_status: status } = await db.from('orders').where('order_no', orderNo).first()
  return status
}

export async function paid(orderNo: string): Promise<void> {
  await until(async () => (await statusOf(orderNo)) === 2)
  await waitForWebhooks()
}

export async function coursesOf({ user }: CreatedUser): Promise<number[]> {
  const rows = await db.from('user_courses').where('user_id', user.id).orderBy('id')
  return rows.map(({ course_id: courseId }) => courseId)
}

export async function exceptions(): Promise<{ kind: string; amount_fen: number }[]> {
  const rows = await db.from('payment_exceptions').orderBy('id')
  return rows.map(({ kind, amount_fen: fen }) => ({ kind, amount_fen: Number(fen) }))
}

/** Runs the counting job first. */
export async function orderCountOf(courseId: number): Promise<number> {
  await applyOrderCounts()
  const { order_count: count } = await db.from('courses').where('id', courseId).firstOrFail()
  return Number(count)
}
