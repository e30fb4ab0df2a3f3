import type { HttpContext } from '@adonisjs/core/http'
import { addKey, approveKey, revokeKey, rotateKey, type CreatedKey } from '#partners/keys/manage_keys'
import { rotationValidator, serviceKeyValidator } from '#partners/keys/validators'
import { partnerMessages as messages } from '#partners/terms'

export default class ServiceKeysController {
  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(serviceKeyValidator)
    return toCreated(await addKey(ctx, ctx.params.id, form))
  }

  async rotate(ctx: HttpContext) {
    const { overlapHours } = await ctx.request.validateUsing(rotationValidator)
    return toCreated(await rotateKey(ctx, ctx.params.id, overlapHours))
  }

  async approve(ctx: HttpContext) {
    await approveKey(ctx, ctx.params.id)
    return { msg: messages.approved }
  }

  async revoke(ctx: HttpContext) {
    await revokeKey(ctx, ctx.params.id)
    return { msg: messages.revoked }
  }
}

function toCreated({ serviceKeyId, key, needsApproval }: CreatedKey) {
  return { serviceKeyId, key, msg: needsApproval ? messages.pendingKeyCreated : messages.keyCreated }
}
