import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { throttleCodeGuessing } from '#channels/look_up_code'
import { PlaceOrder } from '#commerce/checkout/place_order'
import Order from '#commerce/order'
import { OrderInvoices } from '#commerce/order_invoices'
import { BeginPayment } from '#commerce/payments/begin_payment'
import { OrderType, PayWay, messages } from '#commerce/terms'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { idempotent } from '#core/http/idempotency'
import { toYuan } from '#core/money'
import { Wallets } from '#drivers/payment/wallets'

export interface BulkOrderForm {
  lines: { courseId: number; copies: number }[]
  exclusiveCode?: string
  expectedAmountFen?: number
  payBy?: typeof PayWay.Transfer
  invoice?: Record<string, unknown>
}

/** The checkout of the shop for a partner's system. Nothing is paid: the order tells how. */
@inject()
export class PlaceBulkOrder {
  constructor(
    protected invoices: OrderInvoices,
    protected placeOrder: PlaceOrder,
    protected beginPayment: BeginPayment,
    protected wallets: Wallets
  ) {}

  /** @returns the order as it is now, also when the call is repeated. @throws UserError at the field */
  async execute(ctx: HttpContext, form: BulkOrderForm): Promise<Order> {
    const { exclusiveCode, expectedAmountFen, payBy } = form
    if (payBy && !this.wallets.offering({ way: payBy })) {
      throw new UserError(messages.wayNotOffered, { field: 'payBy' })
    }
    await throttleCodeGuessing(ctx, exclusiveCode)
    const buyer = requireUser(ctx)
    const invoice = await this.invoices.validate(buyer, form.invoice)
    const { orderNo } = await idempotent(ctx, form, async (trx) => {
      const placed = this.placeOrder.execute(trx, buyer, {
        products: form.lines.map(({ courseId, copies }) => ({ courseId, courseCount: copies })),
        orderType: OrderType.Package,
        exclusiveCode,
        orderAmt: expectedAmountFen === undefined ? undefined : toYuan(expectedAmountFen),
        invoice,
      })
      const order = await placed.catch((error: unknown) => {
        throw atField(error, form)
      })
      return { orderNo: order.orderNo }
    })
    const order = await Order.owned(buyer, orderNo)
    if (payBy && order.isPayable) {
      await this.beginPayment.execute(buyer, { orderNo, ip: ctx.request.ip() }, { way: payBy })
      await order.refresh()
    }
    await order.load('items')
    return order
  }
}

/** The checkout shows these at the products, or with a new price. */
function atField(error: unknown, { lines }: BulkOrderForm): unknown {
  if (!(error instanceof UserError)) return error
  const { message, userErrorCode: code, payload } = error
  if (code === 'price-changed') return new UserError(message, { code: 'price-changed', field: 'expectedAmountFen' })
  if (code !== 'unavailable') return error
  const [first] = payload.unavailable as { courseId?: number }[]
  const line = lines.findIndex(({ courseId }) => courseId === first?.courseId)
  const field = line < 0 ? 'lines' : `lines.${line}.courseId`
  return new UserError(message, { code: 'course-unavailable', field })
}
