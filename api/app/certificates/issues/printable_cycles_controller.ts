import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { printableCycles } from '#certificates/issues/printable_cycles'
import { printableCyclesValidator } from '#certificates/issues/validators'
import { requireUser } from '#core/current_user'

export default class PrintableCyclesController {
  async index(ctx: HttpContext) {
    const { certIds } = await ctx.request.validateUsing(printableCyclesValidator)
    return { cycles: await printableCycles(db.connection(), requireUser(ctx), certIds) }
  }
}
