import type { HttpContext } from '@adonisjs/core/http'
import { search } from '#catalogue/search/search'
import { searchValidator } from '#catalogue/validators'

/** One question to everything that is public; the same answer for everybody. */
export default class SearchesController {
  async index({ request }: HttpContext) {
    return search(await request.validateUsing(searchValidator))
  }
}
