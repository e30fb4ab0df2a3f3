export const orderPaths = {
  orders: '/board/admin/orders',
  parcels: '/board/admin/orders/parcels',
  exceptions: '/board/admin/payment-exceptions',
  refunds: '/board/admin/refunds',
  reconciliation: '/board/admin/reconciliation',
  bankLines: '/board/admin/bank-lines',
  invoices: '/board/admin/invoices',
}

const inEveryState = 'orderStatus[]=1&orderStatus[]=2&orderStatus[]=3'

export const orderPath = (orderId: string) => `${orderPaths.orders}?orderId=${orderId}&${inEveryState}#${orderId}`

export const ordersOfChannel = (userId: number) => `${orderPaths.orders}?channelId=${userId}&${inEveryState}`

export const invoicesOfOrder = (orderId: string) => `${orderPaths.invoices}?orderId=${orderId}`

export const exceptionsOf = (orderId: string) => `${orderPaths.exceptions}?exceptionStatus=all&orderId=${orderId}`

export const bankLinesOf = (orderId: string) => `${orderPaths.bankLines}?lineState=all&orderId=${orderId}`

/** Opens the drawer of the line. */
export const bankLinePath = (lineId: number) => `${orderPaths.bankLines}?lineState=all#${lineId}`

export const ordersOfCourse = (courseName: string) =>
  `${orderPaths.orders}?productName=${encodeURIComponent(courseName)}&${inEveryState}`
