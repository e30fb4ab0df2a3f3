import app from '@adonisjs/core/services/app'
import Address from '#accounts/addresses/address'
import { newOrderNumber } from '#commerce/checkout/order_number'
import { OrderStatus } from '#commerce/terms'
import type { MergedLine } from '#commerce/transfer/merge_lines'
import { linesOf, paymentsOf, refundedLines, refundsOf, type OrderRow } from '#commerce/transfer/order_parts'
import { newOrder, type Known, type NewOrder } from '#commerce/transfer/order_record'
import { walletAccounts, writePayments } from '#commerce/transfer/write_payment'
import { writeRefund } from '#commerce/transfer/write_refund'
import { getOrFail } from '#core/get_or_fail'
import { insertMany } from '#core/lists/insert_many'
import { now, toStored } from '#core/time'
import type { WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'

/** An order with its lines, its payment and its refunds. */
export async function writeOrders(rows: OrderRow[], context: WriteContext): Promise<void> {
  const { trx } = context
  const known = await readKnown(trx, rows)
  for (const row of rows) if (row.rowId) await updateShipment(trx, row, row.rowId, context)
  const added = rows.filter(({ rowId }) => !rowId)
  const numbers = await freeOrderNumbers(trx, added)
  const orders = added.map((row, at) => newOrder(row, numbers[at]!, known, context))
  if (orders.length) await addOrders(orders, known, context)
}

/** In bulk, a statement per table: refunds, which are few, one by one. */
async function addOrders(orders: NewOrder[], { accounts }: Known, context: WriteContext): Promise<void> {
  const { trx, done } = context
  await insertMany(
    trx,
    'orders',
    orders.map(({ record }) => record)
  )
  const stored = await trx
    .from('orders')
    .whereIn(
      'order_no',
      orders.map(({ record }) => record.order_no)
    )
    .select('id', 'order_no as orderNo')
  const ids = new Map<string, number>(stored.map(({ id, orderNo }) => [orderNo, Number(id)]))
  const written = orders.map((order) => ({ ...order, orderId: getOrFail(ids, order.record.order_no) }))
  const itemIds = await addLines(trx, written)
  for (const { row, merged, orderId } of written) {
    done(row, orderId)
    for (const { rows, course } of merged) {
      for (const line of rows) done(line, getOrFail(itemIds, `${orderId} ${course.id}`))
    }
  }
  const paid = written.filter(({ record }) => record.order_status === OrderStatus.Paid)
  const payments = paid.map(({ row, orderId }) => ({
    order: row,
    orderId,
    payment: paymentsOf(row)[0] ?? null,
    accounts,
  }))
  const paidBy = await writePayments(trx, payments)
  for (const { payment, orderId } of payments) if (payment) done(payment, getOrFail(paidBy, orderId).id)
  for (const { row, merged, orderId, record } of paid) {
    const items = new Map(merged.map(({ course: { id } }) => [id, getOrFail(itemIds, `${orderId} ${id}`)]))
    for (const [at, refund] of refundsOf(row).entries()) {
      const number = `R${record.order_no}_${at + 1}`
      const lines = refundedLines(row, refund)!
      await writeRefund({ refund, number, paid: getOrFail(paidBy, orderId), lines, itemIds: items }, context)
    }
  }
}

async function readKnown(trx: Trx, rows: OrderRow[]): Promise<Known> {
  const accounts = await walletAccounts(app)
  const courseIds = rows.flatMap((row) => linesOf(row).map(({ values }) => values.course))
  const courses = await trx
    .from('courses')
    .whereIn('id', courseIds)
    .select('id', 'course_name as name', 'course_type as type')
  const channels = await trx
    .from('channels')
    .whereIn(
      'user_id',
      rows.flatMap(({ values }) => values.channel ?? [])
    )
    .select('id', 'user_id as userId', 'exclusive_code as code', 'discount_bp as discountBp')
  const addresses = await Address.query({ client: trx }).whereIn(
    'id',
    rows.flatMap(({ values }) => values.ship_to ?? [])
  )
  return {
    accounts,
    courses: new Map(courses.map((course) => [course.id, course])),
    channels: new Map(channels.map((channel) => [channel.userId, channel])),
    addresses: new Map(addresses.map((address) => [address.id, address])),
  }
}

/** @returns ids by order and course */
async function addLines(trx: Trx, orders: { orderId: number; merged: MergedLine[] }[]): Promise<Map<string, number>> {
  const records = orders.flatMap(({ orderId, merged }) =>
    merged.map((line, position) => ({
      order_id: orderId,
      course_id: line.course.id,
      item_name: line.name,
      course_type: line.course.type,
      course_count: line.copies,
      unit_fen: line.unitFen,
      base_fen: line.unitFen * line.copies,
      amount_fen: line.amountFen,
      refunded_count: line.refundedCopies,
      refunded_fen: line.refundedFen,
      position,
    }))
  )
  await insertMany(trx, 'order_items', records)
  const stored = await trx
    .from('order_items')
    .whereIn(
      'order_id',
      orders.map(({ orderId }) => orderId)
    )
    .select('id', 'order_id as orderId', 'course_id as courseId')
  return new Map(stored.map(({ id, orderId, courseId }) => [`${orderId} ${courseId}`, Number(id)]))
}

/** Of the rows in their order: the wanted one, unless it is taken. */
async function freeOrderNumbers(trx: Trx, rows: OrderRow[]): Promise<string[]> {
  const wanted = rows.flatMap(({ values }) => values.order_no ?? [])
  const known = wanted.length ? await trx.from('orders').whereIn('order_no', wanted).select('order_no as orderNo') : []
  const taken = new Set<string>(known.map(({ orderNo }) => orderNo))
  return rows.map(({ values: { order_no: number } }) => {
    const free = number && !taken.has(number) ? number : newOrderNumber()
    taken.add(free)
    return free
  })
}

/** All that a repeated import may change of an order. */
async function updateShipment(trx: Trx, row: OrderRow, orderId: number, { done }: WriteContext): Promise<void> {
  const { values } = row
  const isSent = values.tracking_no !== null || values.delivered_at !== null
  await trx
    .from('orders')
    .where('id', orderId)
    .update({
      express_company: values.express_company,
      tracking_no: values.tracking_no,
      delivered_at: values.delivered_at,
      updated_at: toStored(now()),
      ...(isSent && { awaits_shipment: false }),
    })
  done(row, orderId)
  const parts = Object.values(row.parts).flat()
  for (const part of [...parts, ...parts.flatMap(({ parts: inner }) => Object.values(inner).flat())]) {
    if (part.rowId) done(part, part.rowId)
  }
}
