import app from '@adonisjs/core/services/app'
import Address from '#accounts/addresses/address'
import { ShippedTypes } from '#catalogue/terms'
import { newOrderNumber } from '#commerce/checkout/order_number'
import { CloseReason, OrderStatus, OrderType, PayWithinMinutes } from '#commerce/terms'
import { mergeLines, orderNameOf, quotedLine, type MergedLine, type SoldCourses } from '#commerce/transfer/merge_lines'
import { TransferredOrderStatus } from '#commerce/transfer/order_columns'
import { linesOf, paymentsOf, refundedLines, refundsOf, type OrderRow } from '#commerce/transfer/order_parts'
import { describePayment, walletAccounts, writePayment, type WalletAccount } from '#commerce/transfer/write_payment'
import { writeRefund } from '#commerce/transfer/write_refund'
import { getOrFail } from '#core/get_or_fail'
import { fromStored, now, toStored } from '#core/time'
import type { WriteContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'

interface Known {
  courses: SoldCourses
  channels: Map<number, { id: number; code: string | null; discountBp: number }>
  addresses: Map<number, Address>
  accounts: WalletAccount[]
}

/** An order with its lines, its payment and its refunds. */
export async function writeOrders(rows: OrderRow[], context: WriteContext): Promise<void> {
  const { trx } = context
  const known = await readKnown(trx, rows)
  for (const row of rows) {
    if (row.rowId) await updateShipment(trx, row, row.rowId, context)
    else await writeOrder(row, known, context)
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

async function writeOrder(row: OrderRow, known: Known, context: WriteContext): Promise<void> {
  const { trx, done } = context
  const { values } = row
  const channel = values.channel ? getOrFail(known.channels, values.channel) : null
  const address = addressOf(row, known)
  const merged = mergeLines(row, known.courses, context)
  const isPaid = values.status === TransferredOrderStatus.Paid
  const wareFen = merged.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const refunds = refundsOf(row)
  const [payment = null] = paymentsOf(row)
  const orderNo = await freeOrderNo(trx, values.order_no)
  const [orderId] = await trx.table('orders').insert({
    order_no: orderNo,
    user_id: values.person,
    order_name: orderNameOf(merged),
    order_type: values.order_type ?? OrderType.Single,
    order_status: isPaid ? OrderStatus.Paid : OrderStatus.Deleted,
    close_reason: isPaid ? null : CloseReason.Removed,
    ware_fen: wareFen,
    freight_fen: values.freight_yuan ?? 0,
    amount_fen: values.amount_yuan,
    // A channel without commission is only named by its code: statements find orders by the channel.
    channel_id: values.commission_due ? (channel?.id ?? null) : null,
    exclusive_code: channel?.code ?? null,
    exclusive_discount_bp: channel?.discountBp ?? null,
    quote: JSON.stringify({
      imported: true,
      lines: merged.map(quotedLine),
      hasInvoice: false,
      payment: payment && describePayment(payment),
    }),
    address: address && JSON.stringify(address),
    awaits_shipment: isPaid && isWaiting(row, { merged, hasAddress: Boolean(address) }),
    express_company: values.express_company,
    tracking_no: values.tracking_no,
    delivered_at: values.delivered_at,
    expires_at: toStored(fromStored(values.placed_at).plus({ minutes: PayWithinMinutes })),
    paid_at: isPaid ? values.paid_at : null,
    closed_at: isPaid ? null : values.placed_at,
    refunded_fen: refunds.reduce((sum, refund) => sum + refund.values.amount_yuan, 0),
    created_at: values.placed_at,
    updated_at: toStored(now()),
  })
  done(row, orderId)
  const itemIds = await writeLines(trx, orderId, merged)
  for (const { rows, course } of merged) for (const line of rows) done(line, itemIds.get(course.id)!)
  if (!isPaid) return
  const paid = await writePayment(trx, { order: row, orderId, payment, accounts: known.accounts })
  if (payment) done(payment, paid.id)
  for (const [at, refund] of refunds.entries()) {
    const number = `R${orderNo}_${at + 1}`
    await writeRefund({ refund, number, paid, lines: refundedLines(row, refund)!, itemIds }, context)
  }
}

/** The snapshot of an order. */
function addressOf({ values }: OrderRow, { addresses }: Known) {
  if (values.ship_name !== null) {
    const { ship_name: name, ship_telephone: telephone, ship_region: regionText, ship_address: address } = values
    return { name, telephone, regionText, address }
  }
  if (values.ship_to === null) return null
  const { name, telephone, regionText, address } = getOrFail(addresses, values.ship_to)
  return { name, telephone, regionText, address }
}

async function writeLines(trx: Trx, orderId: number, merged: MergedLine[]): Promise<Map<number, number>> {
  const ids = new Map<number, number>()
  for (const [position, line] of merged.entries()) {
    const [id] = await trx
      .table('order_items')
      .insert({
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
      })
    ids.set(line.course.id, id)
  }
  return ids
}

/** Without an address, goods of a former platform were sent long ago. */
function isWaiting({ values }: OrderRow, { merged, hasAddress }: { merged: MergedLine[]; hasAddress: boolean }) {
  const isOpen = values.tracking_no === null && values.delivered_at === null
  return (
    hasAddress &&
    isOpen &&
    merged.some((line) => ShippedTypes.includes(line.course.type) && line.refundedCopies < line.copies)
  )
}

async function freeOrderNo(trx: Trx, wanted: string | null): Promise<string> {
  const isTaken = !wanted || (await trx.from('orders').where('order_no', wanted).select('id').first())
  return isTaken ? newOrderNumber() : wanted
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
