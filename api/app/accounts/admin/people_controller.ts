import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { UpdateUser } from '#accounts/admin/update_user'
import { toUserForStaff } from '#accounts/sessions/user_transformer'
import { personValidator } from '#accounts/admin/validators'
import { rejectEmptyForm } from '#core/forms/known_fields'

@inject()
export default class PeopleController {
  constructor(protected updateUser: UpdateUser) {}

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(personValidator)
    rejectEmptyForm(ctx, personValidator)
    const user = await this.updateUser.execute(ctx, ctx.params.id, form)
    return { user: toUserForStaff(user) }
  }
}
