import type { HttpContext } from '@adonisjs/core/http'
import { courseDifferences } from '#catalogue/publications/course_differences'

export default class DifferencesController {
  async index(ctx: HttpContext) {
    return courseDifferences(ctx.params.id)
  }
}
