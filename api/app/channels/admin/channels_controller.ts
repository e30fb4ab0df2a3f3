import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { removeStaff } from '#channels/remove_staff'
import { toRates } from '#channels/admin/rate_transformer'
import { SaveStaff } from '#channels/save_staff'
import { staffList, findStaff } from '#channels/staff_list'
import { channelListValidator, channelValidator } from '#channels/validators'
import { NotFound } from '#core/errors'
import { Role } from '#core/roles'

@inject()
export default class ChannelsController {
  constructor(protected saveStaff: SaveStaff) {}

  async index({ request }: HttpContext) {
    const { userName, ...filters } = await request.validateUsing(channelListValidator)
    const list = await staffList({ ...filters, name: userName, roleId: Role.Channel })
    return { channels: list.users, total: list.total }
  }

  async show({ params }: HttpContext) {
    const channel = await findStaff(Role.Channel, params.id)
    if (!channel) throw new NotFound()
    return { channel: { ...channel, ...(await toRates(channel.userId)) } }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(channelValidator)
    const { id } = await this.saveStaff.execute(ctx, { ...form, userRole: Role.Channel })
    return { userId: id }
  }

  async destroy(ctx: HttpContext) {
    await removeStaff(ctx, ctx.params.id, Role.Channel)
    return {}
  }
}
