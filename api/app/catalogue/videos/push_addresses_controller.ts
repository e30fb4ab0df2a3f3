import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PushAddress } from '#catalogue/videos/live_stream'

@inject()
export default class PushAddressesController {
  constructor(protected pushAddress: PushAddress) {}

  async show(ctx: HttpContext) {
    return this.pushAddress.execute(ctx, ctx.params.id)
  }
}
