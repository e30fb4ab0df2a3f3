import type { CourseType } from '@zhuxue/api/terms/catalogue'
import {
  OrderStatus,
  type CloseReason,
  type OrderType,
  type PaymentExceptionKind,
  type PaymentStatus,
  type RefundState,
} from '@zhuxue/api/terms/commerce'
import type { Tone } from '../../../kit/list/StatusTag'

/** An order as the admin's list carries it; amounts in yuan, numbers with stars. */
export interface Order {
  orderId: string
  orderName: string
  orderStatus: OrderStatus
  orderType: OrderType
  orderAmt: number
  refundAmt: number
  refundState: RefundState
  exclusiveCode: string | null
  channelId: number | null
  channelName: string | null
  userId: number
  telephone: string | null
  userName: string | null
  createTime: string
  paidTime: string | null
  closeReason: CloseReason | null
  expressCompany: string | null
  trackingNo: string | null
  ships: boolean
  toShip: boolean
}

export interface OrderItem {
  orderItemId: number
  orderItemName: string
  orderItemAmt: number
  unitPrice: number
  courseId: number
  courseCount: number
  courseType: CourseType
  courseImgUrl: string | null
  /** The rules that made the price, in words. */
  ruleText: string | null
  /** Of a bulk order: how its copies are handed out. */
  seats: { bought: number; assigned: number; waiting: number } | null
}

export interface Address {
  name: string
  telephone: string
  regionText: string
  /** Null while it is not revealed. */
  address: string | null
}

export interface OrderPayment {
  merchantNo: string
  provider: string
  paymentAmt: number
  status: PaymentStatus
  transactionId: string | null
  createTime: string
  paidTime: string | null
  closeTime: string | null
}

export interface OrderException {
  paymentExceptionId: number
  kind: PaymentExceptionKind
  exceptionAmt: number
  transactionId: string
  status: string
  createTime: string
}

export interface OrderRefund {
  refundNo: string
  refundAmt: number
  reason: string
  status: string
  createTime: string
  finishTime: string | null
}

/** One order with everything that the desk knows of it. */
export interface OrderFile extends Order {
  warePrice: number
  freightPrice: number
  exclusiveDiscount: number
  expireTime: string | null
  closeTime: string | null
  deliverTime: string | null
  orderItems: OrderItem[]
  freightText: string | null
  savedByRule06: number
  savedByCode: number
  addr: Address | null
  payments: OrderPayment[]
  exceptions: OrderException[]
  refunds: OrderRefund[]
}

export const orderStatusTone: Record<OrderStatus, Tone> = {
  1: 'warning',
  2: 'success',
  3: 'default',
}

/** Back office, section 4: a deleted order cannot be deleted; a paid one is given back instead. */
export const canDelete = ({ orderStatus }: Pick<Order, 'orderStatus'>) =>
  orderStatus === OrderStatus.Paying

/** What an order left of its amount, in yuan; in whole fen, so that 0.3 − 0.1 stays 0.20. */
export const leftOf = ({ orderAmt, refundAmt }: Pick<Order, 'orderAmt' | 'refundAmt'>) =>
  (Math.round(orderAmt * 100) - Math.round(refundAmt * 100)) / 100
