import type { HttpContext } from '@adonisjs/core/http'
import { openCooperativeSite } from '#learning/cooperative_sites/open_cooperative_site'

export default class CooperativeUrlsController {
  async show(ctx: HttpContext) {
    const cooperativeUrl = await openCooperativeSite(ctx, ctx.params.id)
    ctx.response.header('Cache-Control', 'no-store')
    return { cooperativeUrl }
  }
}
