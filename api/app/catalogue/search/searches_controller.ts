import type { HttpContext } from '@adonisjs/core/http'
import { search } from '#catalogue/search/search'
import { suggest } from '#catalogue/search/suggest'
import { searchValidator, suggestValidator } from '#catalogue/validators'

export default class SearchesController {
  async index({ request }: HttpContext) {
    return search(await request.validateUsing(searchValidator))
  }

  async suggest({ request }: HttpContext) {
    const { keyword } = await request.validateUsing(suggestValidator)
    return { suggestions: await suggest(keyword) }
  }
}
