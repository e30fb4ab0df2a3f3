import type { CourseType } from '@zhuxue/api/terms/catalogue'
import type { CloseReason, OrderStatus, OrderType } from '@zhuxue/api/terms/commerce'
import type { Tone } from '../../kit/StatusTag'

/** An order as the admin's list carries it; amounts in yuan. */
export interface Order {
  orderId: string
  orderName: string
  orderStatus: OrderStatus
  orderType: OrderType
  orderAmt: number
  exclusiveCode: string | null
  telephone: string | null
  userName: string | null
  createTime: string
  paidTime: string | null
}

export interface OrderItem {
  /** The rule that made the price, in words. */
  ruleText: string | null
  orderItemId: number
  orderItemName: string
  orderItemAmt: number
  courseId: number
  courseCount: number
  courseType: CourseType
  courseImgUrl: string | null
}

export interface OrderDetail extends Omit<Order, 'userName' | 'telephone'> {
  warePrice: number
  freightPrice: number
  exclusiveDiscount: number | null
  closeReason: CloseReason | null
  expireTime: string | null
  expressCompany: string | null
  trackingNo: string | null
  orderItems: OrderItem[]
  freightText: string | null
  savedByRule06: number
  savedByCode: number
  addr: Address | null
}

export interface Address {
  name: string
  telephone: string
  regionText: string
  address: string
}

export const orderStatusTone: Record<OrderStatus, Tone> = {
  1: 'warning',
  2: 'success',
  3: 'default',
}
