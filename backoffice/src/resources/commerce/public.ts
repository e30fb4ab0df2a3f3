/** What other domains of the board may use of commerce. */
export { OrderState } from './orders/OrderState'
export { OrderTabs } from './OrderTabs'
export { invoicesOfOrder, orderPath, orderPaths, ordersOfChannel } from './paths'
