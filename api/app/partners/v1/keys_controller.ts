import type { HttpContext } from '@adonisjs/core/http'
import { requireKey } from '#core/http/service_keys/service_key'
import { toRfc3339, unixToStored } from '#core/time'

export default class KeysController {
  show(ctx: HttpContext) {
    const { accountName, scopes, expiresAt, owner } = requireKey(ctx)
    return { accountName, ownerId: owner.id, scopes, expiresAt: toRfc3339(unixToStored(expiresAt))! }
  }
}
