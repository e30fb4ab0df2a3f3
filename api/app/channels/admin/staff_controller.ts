import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { removeStaff } from '#channels/remove_staff'
import { SaveStaff } from '#channels/save_staff'
import { staffList } from '#channels/staff_list'
import { staffListValidator, staffValidator } from '#channels/validators'

@inject()
export default class StaffController {
  constructor(protected saveStaff: SaveStaff) {}

  async index({ request }: HttpContext) {
    return staffList(await request.validateUsing(staffListValidator))
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(staffValidator)
    const { id } = await this.saveStaff.execute(ctx, form)
    return { userId: id }
  }

  async destroy(ctx: HttpContext) {
    await removeStaff(ctx, ctx.params.id)
    return {}
  }
}
