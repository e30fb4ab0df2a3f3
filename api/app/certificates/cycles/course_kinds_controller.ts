import type { HttpContext } from '@adonisjs/core/http'
import { kindsOfCourse } from '#certificates/cycles/counted_courses'

export default class CourseKindsController {
  async index({ params }: HttpContext) {
    return { countsFor: await kindsOfCourse(params.id) }
  }
}
