import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { isCodeLink } from '#commerce/payments/code_link'
import { ShowPaymentCode } from '#commerce/payments/show_payment_code'
import Order from '#commerce/order'
import { codeLinkValidator } from '#commerce/validators'
import { isAdmin, userOrNull } from '#core/current_user'
import { NotFound } from '#core/errors'
import { qrPng } from '#core/qr_code/qr_png'

/** In pixels. */
const QrSize = 320

@inject()
export default class PaymentCodesController {
  constructor(protected showPaymentCode: ShowPaymentCode) {}

  async show(ctx: HttpContext) {
    const link = await ctx.request.validateUsing(codeLinkValidator)
    const { orderNo } = ctx.params
    const order = await Order.findBy('orderNo', orderNo)
    if (!order?.isPayable) throw new NotFound()

    const viewer = userOrNull(ctx)
    const mayPay = viewer && (viewer.id === order.userId || isAdmin(viewer))
    if (!mayPay && !isCodeLink(orderNo, link)) throw new NotFound()

    const image = qrPng(await this.showPaymentCode.execute(order, link.provider), QrSize)
    ctx.response.header('Cache-Control', 'no-store').type('image/png').send(image)
  }
}
