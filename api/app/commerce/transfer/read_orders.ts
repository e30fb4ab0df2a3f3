import db from '@adonisjs/lucid/services/db'
import Order from '#commerce/order'
import { ImportedProvider, OrderStatus } from '#commerce/terms'
import { TransferredOrderStatus, type orderColumns, type orderLineColumns } from '#commerce/transfer/order_columns'
import {
  FormerProvider,
  type paymentColumns,
  type refundColumns,
  type refundLineColumns,
} from '#commerce/transfer/payment_columns'
import type { FormerPayment, WalletAccount } from '#commerce/transfer/write_payment'
import { maskTelephone } from '#core/shared_rules'
import { toStored } from '#core/time'
import type { ReadContext, ReadRow } from '#core/transfer/kind'

/** Closed accounts do not move, and neither do their orders. */
const openAccounts = (context: ReadContext) =>
  (context.client ?? db.connection()).from('users').whereNull('deleted_at').select('id')

const orderIds = (context: ReadContext) =>
  (context.client ?? db.connection()).from('orders').whereIn('user_id', openAccounts(context)).select('id')

type Reader<C extends Record<string, any>> = (
  after: number,
  limit: number,
  context: ReadContext
) => Promise<ReadRow<C>[]>

export const readOrders: Reader<typeof orderColumns> = async (after, limit, context) => {
  const client = context.client ?? db.connection()
  const orders = await Order.query({ client: context.client })
    .whereIn('userId', openAccounts(context))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  const channels: { id: number; user_id: number; exclusive_code: string | null }[] = await client
    .from('channels')
    .whereIn(
      'id',
      orders.flatMap(({ channelId }) => channelId ?? [])
    )
    .orWhereIn(
      'exclusive_code',
      orders.flatMap(({ exclusiveCode }) => exclusiveCode ?? [])
    )
    .select('id', 'user_id', 'exclusive_code')
  return orders.map((order) => {
    const address = order.addressSnapshot
    const isPaid = order.orderStatus === OrderStatus.Paid
    const channel = order.channelId
      ? channels.find(({ id }) => id === order.channelId)
      : channels.find((one) => one.exclusive_code !== null && one.exclusive_code === order.exclusiveCode)
    return {
      id: order.id,
      values: {
        person: order.userId,
        order_no: order.orderNo,
        order_type: order.orderType,
        status: isPaid ? TransferredOrderStatus.Paid : TransferredOrderStatus.Closed,
        placed_at: toStored(order.createdAt),
        paid_at: isPaid ? toStored(order.paidAt!) : null,
        amount_yuan: order.amountFen,
        freight_yuan: order.freightFen,
        channel: channel?.user_id ?? null,
        commission_due: order.channelId !== null,
        ship_to: null,
        ship_name: address?.name ?? null,
        ship_telephone: address && (context.isClear ? address.telephone : maskTelephone(address.telephone)),
        ship_region: address?.regionText ?? null,
        ship_address: address?.address ?? null,
        express_company: order.expressCompany,
        tracking_no: order.trackingNo,
        delivered_at: order.deliveredAt && toStored(order.deliveredAt),
      },
    }
  })
}

export const readOrderLines: Reader<typeof orderLineColumns> = async (after, limit, context) => {
  const rows = await (context.client ?? db.connection())
    .from('order_items')
    .whereIn('order_id', orderIds(context))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    values: {
      order: row.order_id,
      course: row.course_id,
      item_name: row.item_name,
      copies: row.course_count,
      unit_yuan: Number(row.unit_fen),
      amount_yuan: Number(row.amount_fen),
    },
  }))
}

/** Only the payment that settled an order. */
const settled = (context: ReadContext) =>
  (context.client ?? db.connection())
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .whereNotNull('payments.paid_key')
    .whereIn('orders.user_id', openAccounts(context))

const formerProviders: readonly string[] = Object.values(FormerProvider)

export async function readPayments(
  after: number,
  limit: number,
  context: ReadContext,
  accounts: WalletAccount[]
): Promise<ReadRow<typeof paymentColumns>[]> {
  const rows = await settled(context)
    .where('payments.id', '>', after)
    .orderBy('payments.id')
    .limit(limit)
    .select('payments.*', 'orders.quote')
  return rows.map((row) => {
    const former: FormerPayment = (row.provider === ImportedProvider && JSON.parse(row.quote).payment) || {
      provider: formerProviders.includes(row.provider) ? row.provider : FormerProvider.Other,
      merchantId: accounts.find(({ provider }) => provider === row.provider)?.merchantId ?? null,
      merchantNo: row.merchant_no,
      transactionId: row.transaction_id,
    }
    return {
      id: row.id,
      values: {
        order: row.order_id,
        provider: former.provider,
        merchant_id: former.merchantId,
        merchant_no: former.merchantNo,
        transaction_id: former.transactionId,
        amount_yuan: Number(row.amount_fen),
        paid_at: row.paid_at,
      },
    }
  })
}

/** Money of payment exceptions does not move. */
const ofOrders = (context: ReadContext) => settled(context).select('payments.id')

export const readRefunds: Reader<typeof refundColumns> = async (after, limit, context) => {
  const rows = await (context.client ?? db.connection())
    .from('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .whereNull('refunds.payment_exception_id')
    .whereIn('refunds.payment_id', ofOrders(context))
    .where('refunds.id', '>', after)
    .orderBy('refunds.id')
    .limit(limit)
    .select('refunds.*', 'payments.order_id')
  return rows.map((row) => ({
    id: row.id,
    values: {
      order: row.order_id,
      amount_yuan: Number(row.amount_fen),
      finished_at: row.status === 'done' ? row.finished_at : null,
      reason: row.reason,
      refund_no: row.refund_no,
    },
  }))
}

export const readRefundLines: Reader<typeof refundLineColumns> = async (after, limit, context) => {
  const rows = await (context.client ?? db.connection())
    .from('refund_lines')
    .join('refunds', 'refunds.id', 'refund_lines.refund_id')
    .whereIn('refunds.payment_id', ofOrders(context))
    .where('refund_lines.id', '>', after)
    .orderBy('refund_lines.id')
    .limit(limit)
    .select('refund_lines.*')
  return rows.map((row) => ({
    id: row.id,
    values: {
      refund: row.refund_id,
      order_line: row.order_item_id,
      copies: row.copies,
      amount_yuan: Number(row.amount_fen),
    },
  }))
}
