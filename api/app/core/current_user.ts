import type { HttpContext } from '@adonisjs/core/http'
import { NotSignedIn } from '#core/http/refusal'
import { Role } from '#core/roles'

/** Who is calling: loaded once with the token, plain, and the same for the whole request. */
export interface CurrentUser {
  readonly id: number
  readonly tokenId: number
  readonly loginName: string
  readonly userName: string
  readonly roles: readonly Role[]
  /** Holds a one-time password and may do nothing before replacing it. */
  readonly mustChangePassword?: boolean
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    currentUser?: CurrentUser | null
  }
}

/** Whoever calls; null for a visitor. */
export function visitorOrUser(ctx: HttpContext): CurrentUser | null {
  return ctx.currentUser ?? null
}

/** @throws NotSignedIn for a visitor */
export function signedIn(ctx: HttpContext): CurrentUser {
  if (!ctx.currentUser) throw new NotSignedIn()
  return ctx.currentUser
}

/** Any of the roles is enough; their order only decides where a person lands. */
export function hasRole(user: CurrentUser | null, ...roles: Role[]): boolean {
  return Boolean(user?.roles.some((role) => roles.includes(role)))
}

/** Whether an admin calls; never of a visitor. */
export function isAdmin(user: CurrentUser | null): boolean {
  return hasRole(user, Role.Admin)
}
