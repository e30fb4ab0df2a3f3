import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { lastLesson } from '#learning/last_lesson'

export default class LastLessonsController {
  async show(ctx: HttpContext) {
    return { lesson: await lastLesson(requireUser(ctx).id) }
  }
}
