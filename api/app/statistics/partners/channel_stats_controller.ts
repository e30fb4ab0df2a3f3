import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { findPartner, channelStats } from '#statistics/partners/channel_stats'
import { partnerStatsValidator } from '#statistics/validators'

export default class ChannelStatsController {
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(partnerStatsValidator)
    const channel = await findPartner(requireUser(ctx), Number(ctx.params.channelId))
    return {
      channelName: channel.user.userName,
      exclusiveCode: channel.exclusiveCode,
      ...(await channelStats(channel, filters)),
    }
  }
}
