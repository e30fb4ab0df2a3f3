import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { waitForWebhooks } from '#tests/functional/commerce/wallet_notices'

type Line = { orderItemId: number; copies: number; amount?: number; goodsReturn?: string }

/** A paid order of one learner. */
export async function bought(client: ApiClient, products: shop.OrderProducts, more = {}) {
  const learner = await createUser()
  const orderNo = await shop.ordered(client, learner, products, more)
  const merchantNo = await shop.pay(client, learner, orderNo)
  await shop.paid(orderNo)
  return { learner, orderNo, merchantNo }
}

/** A paid bulk order with its only line item. */
export async function centre(client: ApiClient, copies: number, options = {}) {
  const courseId = await shop.course(options)
  const made = await bought(client, [{ courseId, courseCount: copies }], { orderType: 'package' })
  const { id } = await db.from('orders').where('order_no', made.orderNo).firstOrFail()
  const item = await db.from('order_items').where('order_id', id).firstOrFail()
  return { ...made, courseId, orderItemId: Number(item.id) }
}

export function preview(
  client: ApiClient,
  { token }: CreatedUser,
  { orderNo, ...refundForm }: { orderNo: string; lines?: Line[]; freight?: number }
) {
  return client.post(`/api/admin/orders/${orderNo}/refund-previews`).as(token).json(refundForm)
}

/** Returns after the provider's webhook of the refund has arrived. */
export async function refund(
  client: ApiClient,
  { token }: CreatedUser,
  options: { orderNo: string; lines?: Line[]; freight?: number; reason?: string; earlierRefunds?: number; key?: string }
) {
  const { orderNo, key, ...form } = options
  const request = client
    .post(`/api/admin/orders/${orderNo}/refunds`)
    .as(token)
    .json({ reason: '学员要求退款', earlierRefunds: 0, ...form })
  const answer = await (key ? request.header('idempotency-key', key) : request)
  await waitForWebhooks()
  return answer
}

/** The line items of an order, each with this quantity. */
export async function linesOf(orderNo: string, copies: number, more = {}): Promise<Line[]> {
  const { id } = await orderRow(orderNo)
  const items = await db.from('order_items').where('order_id', id).orderBy('id')
  return items.map((item) => ({ orderItemId: Number(item.id), copies, ...more }))
}

export async function refunds() {
  const rows = await db.from('refunds').orderBy('id')
  return rows.map(({ status, amount_fen: fen }) => ({ status, fen: Number(fen) }))
}

export async function orderRow(orderNo: string) {
  const row = await db.from('orders').where('order_no', orderNo).firstOrFail()
  return { ...row, refunded_fen: Number(row.refunded_fen) }
}

/** Refunds of a payment in the provider's report, in fen. */
export async function refundedOrder(merchantNo: string, day: string): Promise<number[]> {
  const bill = await (await shop.wallet()).tradeBill(day)
  return bill
    .filter((line) => line.kind === 'refund' && line.merchantNo === merchantNo)
    .map(({ amountFen }) => amountFen)
}

/** Assigns seats of a line item, as its buyer does. */
export function assign(
  client: ApiClient,
  { token }: CreatedUser,
  { orderNo, orderItemId, telephones }: { orderNo: string; orderItemId: number; telephones: string[] }
) {
  return client
    .post(`/api/user/orders/${orderNo}/order-items/${orderItemId}/assign-to-users`)
    .as(token)
    .json({ telephones })
}
