import type { HttpContext } from '@adonisjs/core/http'
import { regions } from '#accounts/addresses/regions'

/** The tree of provinces, cities and counties. It changes once a year, so the browser may keep it for a day. */
export default class RegionsController {
  async index({ response }: HttpContext) {
    response.header('Cache-Control', 'public, max-age=86400')
    return { areas: regions }
  }
}
