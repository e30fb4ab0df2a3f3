import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { TransferNoticeTitle } from '#commerce/bank_transfers/terms'
import { TransferNotices } from '#commerce/bank_transfers/transfer_notice'
import { requireUser } from '#core/current_user'

@inject()
export default class TransferNoticesController {
  constructor(protected notices: TransferNotices) {}

  async show(ctx: HttpContext) {
    const { orderNo } = ctx.params
    const bytes = await this.notices.draw(requireUser(ctx), orderNo)
    const name = encodeURIComponent(`${TransferNoticeTitle}-${orderNo}.pdf`)
    ctx.response.header('Content-Type', 'application/pdf')
    ctx.response.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
    ctx.response.send(bytes)
  }
}
