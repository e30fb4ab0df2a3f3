import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'

import { OrderInvoices } from '#commerce/order_invoices'
import { transaction } from '#core/transaction'
import type { CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** An empty shop before each test; the invariants hold after it (I13). */
export function assertInvariantsAfterEach(group: Group): void {
  shop.resetShopEachTest(group)
  group.each.teardown(async () => {
    // Addresses of this shop are made without a form and have no default, which is an invariant.
    await db.from('addresses').delete()
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })
}

/** A valid form of a company. */
export const company = {
  invoiceType: 1,
  payerType: 2,
  payerName: '泉城建设工程咨询有限公司',
  payerId: '91370100MA3DEMP02X',
  payerBank: '泉城银行历下支行',
  payerAccount: '370012345678901',
  payerAddress: '济南市历下区经十路1号',
  payerEmail: 'finance@example.com',
  maillingName: '王建国',
  maillingTelephone: '13900000000',
}

/** A valid form of a person. */
export const personal = {
  invoiceType: 1,
  payerType: 1,
  payerName: '张三',
  payerEmail: 'zhangsan@example.com',
  maillingName: '张三',
  maillingTelephone: '13900000000',
}

/** A paper invoice for a company. */
export const paper = {
  ...company,
  invoiceType: 2,
  payerEmail: undefined,
  maillingAddress: '济南市历下区经十路1号 3 楼财务室',
}

/** A paid order of one online course, or of a book with its address. */
export async function paidOrder(
  client: ApiClient,
  buyer: CreatedUser,
  { price = 100_00, book = false, invoice }: Partial<PaidOrderOptions> = {}
): Promise<string> {
  const courseId = await shop.course({ price, ...(book && { type: 3 }) })
  const addrId = book ? await shop.address(buyer) : undefined
  const orderNo = await shop.ordered(client, buyer, shop.one(courseId), { addrId, invoice })
  await shop.pay(client, buyer, orderNo)
  await shop.paid(orderNo)
  return orderNo
}

interface PaidOrderOptions {
  price: number
  book: boolean
  invoice: object
}

export function ask(client: ApiClient, caller: CreatedUser, orderId: string, form: object = company, key?: string) {
  const request = client
    .post('/api/invoices')
    .as(caller)
    .json({ orderId, ...form })
  return key ? request.header('idempotency-key', key) : request
}

/** Requests an invoice. Returns its id. */
export async function requestInvoice(
  client: ApiClient,
  caller: CreatedUser,
  orderId: string,
  form: object = company
): Promise<number> {
  const answer = await ask(client, caller, orderId, form)
  if (answer.body().code !== '200') throw new Error(answer.text())
  return answer.body().invoice.invoiceId
}

export function send(client: ApiClient, admin: CreatedUser, id: number, body: object = {}) {
  return client.post(`/api/invoices/${id}/send`).as(admin).json(body)
}

export function deliver(client: ApiClient, admin: CreatedUser, orderNo: string, body: object) {
  return client.post(`/api/admin/orders/${orderNo}/deliver`).as(admin).json(body)
}

export function invoiceOf(client: ApiClient, caller: CreatedUser, orderNo: string) {
  return client.get(`/api/invoices/orderid/${orderNo}`).as(caller)
}

export async function rowOf(orderNo: string) {
  return db
    .from('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .where('orders.order_no', orderNo)
    .select('invoices.*')
    .first()
}

/** A refund as it changes an order and its invoice, in fen. */
export async function release(orderNo: string, fen: number): Promise<void> {
  await transaction(async (trx) => {
    const order = await trx.from('orders').where('order_no', orderNo).forUpdate().first()
    const refunded = Number(order.refunded_fen) + fen
    await trx.from('orders').where('id', order.id).update({ refunded_fen: refunded })
    // Refunds the line items first; the rest is shipping.
    let left = fen
    for (const item of await trx.from('order_items').where('order_id', order.id).orderBy('id')) {
      const part = Math.min(left, Number(item.amount_fen) - Number(item.refunded_fen))
      await trx.from('order_items').where('id', item.id).increment('refunded_fen', part)
      left -= part
    }
    const invoices = await app.container.make(OrderInvoices)
    await invoices.onRefunded(trx, order.id)
  })
}

export async function lastAudit() {
  return db.from('audit_logs').orderBy('id', 'desc').first()
}

/** All items of an order are refunded. */
export async function refundAllItems(orderNo: string): Promise<void> {
  const order = await db.from('orders').where('order_no', orderNo).first()
  for (const item of await db.from('order_items').where('order_id', order.id)) {
    await db.from('order_items').where('id', item.id).update({ refunded_count: item.course_count })
  }
  await release(orderNo, Number(order.amount_fen))
}
