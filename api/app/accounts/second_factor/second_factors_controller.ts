import type { HttpContext } from '@adonisjs/core/http'
import { showSecondFactor } from '#accounts/second_factor/show_second_factor'
import { requireUser } from '#core/current_user'

export default class SecondFactorsController {
  async show(ctx: HttpContext) {
    return { secondFactor: await showSecondFactor(requireUser(ctx)) }
  }
}
