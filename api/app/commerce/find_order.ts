import Order from '#commerce/order'
import { NotFound } from '#core/errors'

export async function findOrder(orderNo: string): Promise<Order> {
  const order = await Order.query().where('orderNo', orderNo).first()
  if (!order) throw new NotFound()
  return order
}
