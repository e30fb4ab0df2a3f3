import db from '@adonisjs/lucid/services/db'
import { paymentHistoryOf } from '#commerce/admin/payment_history'
import { EventKind } from '#commerce/history/terms'
import type Order from '#commerce/order'
import {
  asInitiallyRecorded,
  changeText,
  goodsReturnChanges,
} from '#commerce/refunds/goods_returns/goods_return_changes'
import { requestsOfOrder } from '#commerce/refunds/requests/requests_of_order'
import { RefundRequestStatus, RefundStatusText, refundedTexts } from '#commerce/refunds/terms'
import { CloseReasonText, PaymentExceptionText, paymentMeans } from '#commerce/terms'
import { auditActionText } from '#core/audit/terms'
import { toWireTime } from '#core/time'

export interface OrderEvent {
  /** In the format of the API; an event without a time is left out of the history. */
  time: string | null
  kind: EventKind
  text: string
  detail?: string | null
  /** The name of the staff member; null for the buyer and for jobs. */
  actor?: string | null
}

export function ownEvents(order: Order): OrderEvent[] {
  const { createdAt, paidAt, closedAt, deliveredAt, closeReason } = order
  const parcel = `${order.expressCompany ?? ''} ${order.trackingNo ?? ''}`.trim()
  return [
    { time: toWireTime(createdAt), kind: EventKind.Order, text: '提交订单' },
    { time: toWireTime(paidAt), kind: EventKind.Money, text: '支付成功' },
    {
      time: toWireTime(closedAt),
      kind: EventKind.Order,
      text: closeReason ? CloseReasonText[closeReason] : '订单已关闭',
    },
    { time: toWireTime(deliveredAt), kind: EventKind.Parcel, text: '发货', detail: parcel },
  ]
}

export async function moneyEvents({ id, orderNo }: Order): Promise<OrderEvent[]> {
  const [{ payments, refunds, exceptions }, changes] = await Promise.all([
    paymentHistoryOf(id),
    goodsReturnChanges(orderNo),
  ])
  const yuan = (amount: number) => `${amount.toFixed(2)} 元`
  return [
    ...payments.flatMap((payment) => {
      const { merchantNo, createTime, closeTime } = payment
      const detail = `${paymentMeans(payment)}，商户单号 ${merchantNo}`
      return [
        { time: createTime, text: '发起支付', detail },
        { time: closeTime, text: '关闭支付', detail },
      ]
    }),
    ...refunds.flatMap((refund) => {
      const { refundAmt, reason, status, createTime, finishTime } = refund
      const recorded = { ...refund, lines: asInitiallyRecorded(refund, changes) }
      const detail = [...refundedTexts(recorded), `原因：${reason}`].join('；')
      return [
        { time: createTime, text: `发起退款 ${yuan(refundAmt)}`, detail },
        { time: finishTime, text: `退款${yuan(refundAmt)}：${RefundStatusText[status]}` },
      ]
    }),
    ...exceptions.map(({ kind, exceptionAmt, createTime }) => ({
      time: createTime,
      text: `支付异常：${PaymentExceptionText[kind]} ${yuan(exceptionAmt)}`,
    })),
  ].map((event) => ({ ...event, kind: EventKind.Money }))
}

/** Refusing is an action of staff, an acceptance is the refund itself. */
export async function requestEvents(orderId: number): Promise<OrderEvent[]> {
  const requests = await requestsOfOrder(orderId)
  return requests
    .flatMap(({ createTime, decideTime, requestStatus, reason }) => [
      { time: createTime, text: '买家申请退款', detail: reason },
      { time: requestStatus === RefundRequestStatus.Withdrawn ? decideTime : null, text: '买家撤回退款申请' },
    ])
    .map((event) => ({ ...event, kind: EventKind.Money }))
}

/** Actions of staff from the audit log; notes are events of their own. */
export async function staffEvents(orderNo: string): Promise<OrderEvent[]> {
  const entries = await db
    .from('audit_logs')
    .where('object', `order:${orderNo}`)
    .whereNot('action', 'order.note')
    .orderBy('id')
    .select('action', 'actor_name', 'reason', 'before', 'after', 'created_at')
  return entries.map((entry) => ({
    time: toWireTime(entry.created_at as string),
    kind: EventKind.Staff,
    text: auditActionText(entry.action),
    detail: detailOf(entry as StaffEntry),
    actor: entry.actor_name as string,
  }))
}

interface StaffEntry {
  action: string
  reason: string | null
  before: string
  after: string
}

function detailOf({ action, reason, before, after }: StaffEntry): string | null {
  if (action !== 'order.change-goods-return') return reason
  const text = changeText(before, after)
  return reason ? `${text}；${reason}` : text
}

export async function noteEvents(orderId: number): Promise<OrderEvent[]> {
  const notes = await db
    .from('order_notes')
    .innerJoin('users', 'users.id', 'order_notes.user_id')
    .where('order_id', orderId)
    .orderBy('order_notes.id')
    .select('order_notes.note', 'order_notes.created_at', 'users.user_name')
  return notes.map((row) => ({
    time: toWireTime(row.created_at as string),
    kind: EventKind.Note,
    text: row.note as string,
    actor: row.user_name as string,
  }))
}
