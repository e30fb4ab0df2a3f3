import type { HttpContext } from '@adonisjs/core/http'
import type { CurrentUser } from '#core/current_user'
import { HttpError } from '#core/errors'
import { KeyErrors, type KeyErrorCode, type Scope, type ScopesOfKind } from '#core/http/service_keys/scopes'

export interface ServiceKey {
  id: number
  serviceAccountId: number
  accountName: string
  /** Of the account (messages/partner_events/terms.ts). */
  kind: keyof typeof ScopesOfKind
  scopes: readonly Scope[]
  /** The admin who answers for its use. */
  createdBy: number
  /** Unix seconds. */
  expiresAt: number
  /** The account whose orders and seats the key sees. */
  owner: CurrentUser
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The key of the request, or why it was rejected. */
    serviceKey?: ServiceKey | KeyRejected
  }
}

export class KeyRejected extends HttpError {
  readonly problemCode: KeyErrorCode

  constructor(code: KeyErrorCode) {
    const [status, text] = KeyErrors[code]
    super(text, { status, code: 'E_SERVICE_KEY' })
    this.problemCode = code
  }
}

export const hasKey = ({ serviceKey }: HttpContext) => Boolean(serviceKey) && !(serviceKey instanceof KeyRejected)

/** @throws KeyRejected */
export function requireKey({ serviceKey }: HttpContext): ServiceKey {
  if (!serviceKey) throw new KeyRejected('key-missing')
  if (serviceKey instanceof KeyRejected) throw serviceKey
  return serviceKey
}

/** The request then acts as the owner of the key. @throws KeyRejected */
export function requireScope(ctx: HttpContext, scope: Scope | 'any'): void {
  const key = requireKey(ctx)
  if (scope !== 'any' && !key.scopes.includes(scope)) throw new KeyRejected('scope-missing')
  ctx.currentUser = key.owner
}
