/** What other domains of the board may use of commerce. */
export { OrderTabs } from './OrderTabs'
export { orderPath, orderPaths, ordersOfChannel } from './paths'
