import { useAddressQuery } from '~/lib/useAddressQuery'
import { orderAddress, readOrderQuery } from './orderQuery'

/** What is looked for in 我的订单, and a way to look for something else. */
export const useOrderQuery = () => useAddressQuery({ read: readOrderQuery, address: orderAddress })
