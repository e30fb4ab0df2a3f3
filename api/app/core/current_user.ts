import type { HttpContext } from '@adonisjs/core/http'
import { NotSignedIn } from '#core/errors'
import { Role } from '#core/roles'

export interface CurrentUser {
  readonly id: number
  readonly tokenId: number
  readonly loginName: string
  readonly userName: string
  /** What the user may act as now: without a live staff step no more than a learner (docs/decisions/0130). */
  readonly roles: readonly Role[]
  /** All roles of the account, the first one decides the landing page. */
  readonly held: readonly Role[]
  /** Last use of the staff step and last proof of the identity for it, in Unix seconds. */
  readonly staffSeenAt?: number
  readonly provedAt?: number
  /** Has a one-time or expired password and must replace it first. */
  readonly mustChangePassword?: boolean
  /** Must enrol a second factor first. */
  readonly mustEnrolSecondFactor?: boolean
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    currentUser?: CurrentUser | null
    /** The call needed a staff role, so it keeps the staff step alive. */
    usesStaffRole?: boolean
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

/** A user without the staff step acts as a learner, whatever the account may do after it. */
export function actingRoles(held: readonly Role[], hasStaffStep: boolean): readonly Role[] {
  return hasStaffStep ? held : held.filter((role) => role === Role.User)
}

/** Holds a staff role but has not opened the staff step. */
export function lacksStaffStep({ held, roles }: CurrentUser): boolean {
  return roles.length < held.length
}

/** Has no other role than learner. */
export function isLearnerOnly(user: CurrentUser | null): boolean {
  return Boolean(user?.roles.length && user.roles.every((role) => role === Role.User))
}

export function isAdmin(user: CurrentUser | null): boolean {
  return hasRole(user, Role.Admin)
}
