import { OrderStatus } from '@zhuxue/api/terms/commerce'
import type { Tone } from '../../../components/list/StatusTag'
import type { Order } from '../../../lib/apiTypes'

export const orderStatusTone: Record<OrderStatus, Tone> = { 1: 'warning', 2: 'success', 3: 'default' }

/** docs/product.md 13.7: a deleted order cannot be deleted; a paid one is given back instead. */
export const canDelete = ({ orderStatus }: Pick<Order, 'orderStatus'>) => orderStatus === OrderStatus.Paying

/** What an order left of its amount, in yuan; in whole fen, so that 0.3 − 0.1 stays 0.20. */
export const netAmount = ({ orderAmt, refundedAmt }: Pick<Order, 'orderAmt' | 'refundedAmt'>) =>
  (Math.round(orderAmt * 100) - Math.round(refundedAmt * 100)) / 100
