import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { sendWorkbook } from '#core/spreadsheet'
import { findPartner, channelStats, partnerSheet } from '#statistics/partners/channel_stats'
import { partnerStatsValidator } from '#statistics/validators'

export default class PartnerExportsController {
  async show(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(partnerStatsValidator)
    const channel = await findPartner(requireUser(ctx), Number(ctx.params.channelId))
    sendWorkbook(ctx, '渠道汇总.xlsx', partnerSheet(await channelStats(channel, filters)))
  }
}
