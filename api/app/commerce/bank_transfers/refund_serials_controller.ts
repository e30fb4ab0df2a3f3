import type { HttpContext } from '@adonisjs/core/http'
import { recordRefundSerial } from '#commerce/bank_transfers/record_refund_serial'
import { bankMessages } from '#commerce/bank_transfers/terms'
import { refundSerialValidator } from '#commerce/bank_transfers/validators'
import { refundById } from '#commerce/refunds/refund_list'

export default class RefundSerialsController {
  async store(ctx: HttpContext) {
    const { bankSerial } = await ctx.request.validateUsing(refundSerialValidator)
    await recordRefundSerial(ctx, ctx.params.id, bankSerial)
    return { refund: await refundById(ctx.params.id), msg: bankMessages.serialStored }
  }
}
