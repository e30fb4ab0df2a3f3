import type { HttpContext } from '@adonisjs/core/http'
import { lookUpCode } from '#channels/look_up_code'
import { cancelOrder } from '#commerce/cancel_order'
import { toOwnOrder } from '#commerce/order_transformer'
import { orderInvoices } from '#commerce/order_invoices'
import { myOrders } from '#commerce/order_list'
import { placeOrder } from '#commerce/place_order'
import { showOrder } from '#commerce/show_order'
import { myOrdersValidator, orderValidator } from '#commerce/validators'
import { signedIn } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'

/** A person's own orders. */
export default class OrdersController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(myOrdersValidator)
    const { orders, total } = await myOrders(signedIn(ctx), filters)
    const invoices = await (await orderInvoices()).statuses(orders.map(({ id }) => id))
    return { orders: orders.map((order) => toOwnOrder(order, invoices)), total }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(orderValidator)
    await lookUpCode(ctx, form.exclusiveCode)
    const invoice = await (await orderInvoices()).read(signedIn(ctx), form.invoice)
    return idempotent(ctx, form, async (trx) => {
      const { orderNo, orderStatus } = await placeOrder(trx, signedIn(ctx), { ...form, invoice })
      return { orderId: orderNo, orderStatus }
    })
  }

  async show(ctx: HttpContext) {
    return { order: await showOrder(signedIn(ctx), ctx.params.orderNo) }
  }

  async destroy(ctx: HttpContext) {
    await cancelOrder(signedIn(ctx), ctx.params.orderNo)
    return {}
  }
}
