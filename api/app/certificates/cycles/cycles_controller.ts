import type { HttpContext } from '@adonisjs/core/http'
import { countedForUser } from '#certificates/cycles/counted_courses'
import { cyclesOf } from '#certificates/cycles/own_cycles'
import { addOutsideHours, removeOutsideHours } from '#certificates/cycles/outside_hours'
import { cycleMessages as messages } from '#certificates/cycles/terms'
import { countedCoursesValidator, outsideHoursValidator } from '#certificates/cycles/validators'
import { requireUser } from '#core/current_user'

export default class CyclesController {
  async index(ctx: HttpContext) {
    return cyclesOf(requireUser(ctx).id)
  }

  async storeOutside(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(outsideHoursValidator)
    const id = await addOutsideHours(requireUser(ctx), ctx.params.id, form)
    return { outsideHoursId: id, msg: messages.outsideSaved }
  }

  async destroyOutside(ctx: HttpContext) {
    await removeOutsideHours(requireUser(ctx), ctx.params.id)
    return { msg: messages.outsideRemoved }
  }

  async courses(ctx: HttpContext) {
    const { courseIds } = await ctx.request.validateUsing(countedCoursesValidator)
    return countedForUser(requireUser(ctx).id, courseIds)
  }
}
