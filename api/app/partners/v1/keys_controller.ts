import type { HttpContext } from '@adonisjs/core/http'
import { requireKey } from '#core/http/service_keys/service_key'
import { unixToStored } from '#core/time'
import { toRfc3339 } from '#core/rfc3339'

export default class KeysController {
  show(ctx: HttpContext) {
    const { accountName, scopes, expiresAt, owner } = requireKey(ctx)
    return { accountName, ownerId: owner.id, scopes, expiresAt: toRfc3339(unixToStored(expiresAt))! }
  }
}
