import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { throttleCodeGuessing } from '#channels/look_up_code'
import { transferStatesOf } from '#commerce/bank_transfers/shown_transfer'
import { CancelOrder } from '#commerce/checkout/cancel_order'
import { toOwnOrder } from '#commerce/checkout/order_transformer'
import { OrderInvoices } from '#commerce/order_invoices'
import { myOrders } from '#commerce/checkout/order_list'
import { shipmentsOf } from '#commerce/parcels/shipments'
import { PlaceOrder } from '#commerce/checkout/place_order'
import { ShowOrder } from '#commerce/checkout/show_order'
import { myOrdersValidator, orderValidator } from '#commerce/validators'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'

@inject()
export default class OrdersController {
  constructor(
    protected invoices: OrderInvoices,
    protected placeOrder: PlaceOrder,
    protected showOrder: ShowOrder,
    protected cancelOrder: CancelOrder
  ) {}

  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(myOrdersValidator)
    const { orders, total } = await myOrders(requireUser(ctx), filters)
    const ids = orders.map(({ id }) => id)
    const [invoices, shipments, transfers] = await Promise.all([
      this.invoices.statusesOf(ids),
      shipmentsOf(orders),
      transferStatesOf(ids),
    ])
    return { orders: orders.map((order) => toOwnOrder(order, { invoices, shipments, transfers })), total }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(orderValidator)
    await throttleCodeGuessing(ctx, form.exclusiveCode)
    const buyer = requireUser(ctx)
    const invoice = await this.invoices.validate(buyer, form.invoice)
    return idempotent(ctx, form, async (trx) => {
      const order = await this.placeOrder.execute(trx, buyer, { ...form, invoice })
      return { orderId: order.orderNo, orderStatus: order.orderStatus }
    })
  }

  async show(ctx: HttpContext) {
    return { order: await this.showOrder.execute(requireUser(ctx), ctx.params.orderNo) }
  }

  async destroy(ctx: HttpContext) {
    await this.cancelOrder.execute(requireUser(ctx), ctx.params.orderNo)
    return {}
  }
}
