import type { CurrentUser } from '#core/current_user'
import { hasRole } from '#core/current_user'
import { Role } from '#core/roles'

/** Access to a single object is decided by its query: another user's object and a missing one get the same error. */
export interface Policy {
  readonly name: string
  readonly needsSession: boolean
  /** Required roles; empty if it requires none. */
  readonly roles: readonly Role[]
  allows(user: CurrentUser | null): boolean
}

export const anyone: Policy = { name: 'anyone', needsSession: false, roles: [], allows: () => true }

export const member: Policy = { name: 'member', needsSession: true, roles: [], allows: (user) => user !== null }

/** Service keys, by the scope of the route; no session (core/http/service_keys/service_key.ts). */
export const keyHolder: Policy = { name: 'key', needsSession: true, roles: [], allows: () => false }

export function only(...roles: Role[]): Policy {
  return { name: roles.join('|'), needsSession: true, roles, allows: (user) => hasRole(user, ...roles) }
}

export const admin = only(Role.Admin)
export const staff = only(Role.Admin, Role.Teacher, Role.Channel, Role.Auditor)
export const teacher = only(Role.Teacher)
export const author = only(Role.Admin, Role.Teacher)
export const courseReader = only(Role.Admin, Role.Auditor)
