import type { HttpContext } from '@adonisjs/core/http'
import { regions } from '#accounts/addresses/regions'

export default class RegionsController {
  async index({ response }: HttpContext) {
    response.header('Cache-Control', 'public, max-age=86400')
    return { areas: regions }
  }
}
