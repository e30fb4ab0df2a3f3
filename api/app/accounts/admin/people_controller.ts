import type { HttpContext } from '@adonisjs/core/http'
import { changePerson } from '#accounts/change_person'
import { toUserForStaff } from '#accounts/user_transformer'
import { personValidator } from '#accounts/admin/validators'

/** Corrections to whoever has an account. */
export default class PeopleController {
  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(personValidator)
    const user = await changePerson(ctx, Number(ctx.params.id), form)
    return { user: toUserForStaff(user) }
  }
}
