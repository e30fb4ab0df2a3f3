/** Where parcels are sent one after the other. */
export const parcelsPath = '/board/admin/orders/parcels'

/** The list with one order open. */
export const orderPath = (orderId: string) =>
  `/board/admin/orders?orderId=${orderId}&orderStatus[]=1&orderStatus[]=2&orderStatus[]=3#${orderId}`

/** The list of the orders of one partner, in every state. */
export const ordersOfChannel = (userId: number) =>
  `/board/admin/orders?channelId=${userId}&orderStatus[]=1&orderStatus[]=2&orderStatus[]=3`

/** What came for one order and did not fit it, whatever has become of it since. */
export const exceptionsOf = (orderId: string) =>
  `/board/admin/payment-exceptions?exceptionStatus=all&orderId=${orderId}`
