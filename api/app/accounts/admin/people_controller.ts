import type { HttpContext } from '@adonisjs/core/http'
import { updateUser } from '#accounts/update_user'
import { toUserForStaff } from '#accounts/user_transformer'
import { personValidator } from '#accounts/admin/validators'

export default class PeopleController {
  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(personValidator)
    const user = await updateUser(ctx, Number(ctx.params.id), form)
    return { user: toUserForStaff(user) }
  }
}
