import type { HttpContext } from '@adonisjs/core/http'
import { search } from '#catalogue/search/search'
import { searchValidator } from '#catalogue/validators'

export default class SearchesController {
  async index({ request }: HttpContext) {
    return search(await request.validateUsing(searchValidator))
  }
}
