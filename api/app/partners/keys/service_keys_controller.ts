import type { HttpContext } from '@adonisjs/core/http'
import { addKey, revokeKey, rotateKey } from '#partners/keys/manage_keys'
import { rotationValidator, serviceKeyValidator } from '#partners/keys/validators'
import { partnerMessages as messages } from '#partners/terms'

export default class ServiceKeysController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(serviceKeyValidator)
    return { ...(await addKey(ctx, ctx.params.id, form)), msg: messages.keyCreated }
  }

  async rotate(ctx: HttpContext) {
    const { overlapHours } = await ctx.request.validateUsing(rotationValidator)
    return { ...(await rotateKey(ctx, ctx.params.id, overlapHours)), msg: messages.keyCreated }
  }

  async revoke(ctx: HttpContext) {
    await revokeKey(ctx, ctx.params.id)
    return { msg: messages.revoked }
  }
}
