import type { learners } from '#commerce/learners/learner_list'
import { OrderStatus } from '#commerce/terms'
import { Reading } from '#core/paginate'

/** The paid orders of a user: counted user by user, or for `withCountedOrders` all at once. */
export const orderCounts = {
  [Reading.Few]: `(select count(*) from orders where orders.user_id = users.id and order_status = ${OrderStatus.Paid})`,
  [Reading.Along]: 'coalesce(counted.order_count, 0)',
}

export const withCountedOrders = (people: ReturnType<typeof learners>) =>
  people.joinRaw(
    `left join (select user_id, count(*) as order_count from orders where order_status = ${OrderStatus.Paid}
       group by user_id) as counted on counted.user_id = users.id`
  )
