import type { OrderStatus, OrderType } from '#commerce/terms'
import { prepared } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'

/** The columns of an order that settling needs. */
export interface LockedOrder {
  id: number
  userId: number
  orderNo: string
  orderName: string
  orderType: OrderType
  orderStatus: OrderStatus
  /** The stored JSON of the quote. */
  quote: string
}

/**
 * Locks the order, then its buyer. The buyer is found through the order, and `order_status` is in an index with
 * `user_id`, so changing it would share the buyer's lock anyhow (docs/decisions/0027).
 */
export async function lockOrder(trx: Trx, orderNo: string): Promise<LockedOrder | null> {
  const [order] = await withBuyer.rows(trx, orderNo)
  return order ?? null
}

const withBuyer = prepared<LockedOrder>(
  `select orders.id, orders.user_id as userId, orders.order_no as orderNo, orders.order_name as orderName,
    orders.order_type as orderType, orders.order_status as orderStatus, orders.quote
  from orders join users on users.id = orders.user_id where orders.order_no = ?`,
  { locks: true }
)
