import type { HttpContext } from '@adonisjs/core/http'
import { previewRefund } from '#commerce/refunds/preview_refund'
import { refundPreviewValidator } from '#commerce/refunds/validators'

export default class RefundPreviewsController {
  async store({ request, params }: HttpContext) {
    const input = await request.validateUsing(refundPreviewValidator)
    return { preview: await previewRefund(params.orderNo, input) }
  }
}
