/** The screens of the order management, each under a path of its own. */
export const orderPaths = {
  orders: '/board/admin/orders',
  parcels: '/board/admin/orders/parcels',
  exceptions: '/board/admin/payment-exceptions',
  refunds: '/board/admin/refunds',
  reconciliation: '/board/admin/reconciliation',
  invoices: '/board/admin/invoices',
}

const inEveryState = 'orderStatus[]=1&orderStatus[]=2&orderStatus[]=3'

/** The list with one order open. */
export const orderPath = (orderId: string) =>
  `${orderPaths.orders}?orderId=${orderId}&${inEveryState}#${orderId}`

/** The list of the orders of one channel, in every state. */
export const ordersOfChannel = (userId: number) =>
  `${orderPaths.orders}?channelId=${userId}&${inEveryState}`

/** The payment exceptions of one order, in every state. */
export const exceptionsOf = (orderId: string) =>
  `${orderPaths.exceptions}?exceptionStatus=all&orderId=${orderId}`
