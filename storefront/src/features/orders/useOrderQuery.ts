import { useUrlQuery } from '~/lib/history/useUrlQuery'
import { orderAddress, readOrderQuery } from './orderQuery'

/** What is looked for in 我的订单, and a way to look for something else. */
export const useOrderQuery = () => useUrlQuery({ read: readOrderQuery, address: orderAddress })
