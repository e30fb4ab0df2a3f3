import type { OrderStatus, OrderType } from '#commerce/terms'
import { prepared } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'

/** What settling needs to know of an order. */
export interface LockedOrder {
  id: number
  userId: number
  orderNo: string
  orderName: string
  orderType: OrderType
  orderStatus: OrderStatus
  /** The snapshot, as it is stored. */
  quote: string
}

/**
 * Its buyer is locked with it, after it: the buyer is found through it, and `order_status` is in an index with `user_id`,
 * so that changing it would share the buyer's lock anyhow (docs/decisions/0027).
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
