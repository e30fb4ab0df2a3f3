import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { coursesOfCycle } from '#learning/cycle_courses/cycle_courses'

export default class CycleCoursesController {
  async index(ctx: HttpContext) {
    return { courses: await coursesOfCycle(requireUser(ctx), ctx.params.id) }
  }
}
