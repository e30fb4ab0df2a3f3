/** The public interface of commerce for other domains. */
export { OrderState } from './orders/OrderState'
export { OrderTabs } from './OrderTabs'
export { bankLinePath, invoicesOfOrder, orderPath, orderPaths, ordersOfChannel, ordersOfCourse } from './paths'
