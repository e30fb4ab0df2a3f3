import { OrderStatus } from '@zhuxue/api/terms/commerce'
import type { Tone } from '../../../components/list/StatusTag'
import type { Order } from '../../../lib/apiTypes'

export const orderStatusTone: Record<OrderStatus, Tone> = { 1: 'warning', 2: 'success', 3: 'default' }

/** docs/product.md 13.7: only an unpaid order can be deleted; a paid one is refunded instead. */
export const canDelete = ({ orderStatus }: Pick<Order, 'orderStatus'>) => orderStatus === OrderStatus.Paying

/** The amount of an order minus refunds, in yuan; computed in whole fen, so that 0.3 − 0.1 is 0.20. */
export const netAmount = ({ orderAmt, refundedAmt }: Pick<Order, 'orderAmt' | 'refundedAmt'>) =>
  (Math.round(orderAmt * 100) - Math.round(refundedAmt * 100)) / 100
