import type { HttpContext } from '@adonisjs/core/http'
import { NotSignedIn } from '#core/errors'
import { Role } from '#core/roles'

export interface CurrentUser {
  readonly id: number
  readonly tokenId: number
  readonly loginName: string
  readonly userName: string
  readonly roles: readonly Role[]
  /** Has a one-time or expired password and must replace it first. */
  readonly mustChangePassword?: boolean
  /** Must enrol a second factor first. */
  readonly mustEnrolSecondFactor?: boolean
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    currentUser?: CurrentUser | null
  }
}

export function userOrNull(ctx: HttpContext): CurrentUser | null {
  return ctx.currentUser ?? null
}

/** @throws NotSignedIn */
export function requireUser(ctx: HttpContext): CurrentUser {
  if (!ctx.currentUser) throw new NotSignedIn()
  return ctx.currentUser
}

export function hasRole(user: CurrentUser | null, ...roles: Role[]): boolean {
  return Boolean(user?.roles.some((role) => roles.includes(role)))
}

/** Has no other role than learner. */
export function isLearnerOnly(user: CurrentUser | null): boolean {
  return Boolean(user?.roles.length && user.roles.every((role) => role === Role.User))
}

export function isAdmin(user: CurrentUser | null): boolean {
  return hasRole(user, Role.Admin)
}
