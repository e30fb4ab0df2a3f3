import { LandingPaths, type Role } from '@zhuxue/api/terms/accounts'

/** Staff roles; a learner (`user`) is known here only to be rejected. */
export type StaffRole = Exclude<Role, 'user'>

export const isStaffRole = (role: string): role is StaffRole => role in LandingPaths && role !== 'user'

const board = /^\/board\/(admin|teacher|channel|auditor)\//

/** The page requested before sign-in; only paths of the admin. */
export const safeReturnPath = (path?: string | null) => (path && board.test(path) ? path : undefined)

export const profilePath = (roles: readonly string[]) => `/board/${roles.find(isStaffRole) ?? 'admin'}/profile`

export function newPasswordPath(roles: readonly string[], onward?: string) {
  const path = `/board/${roles.find(isStaffRole) ?? 'admin'}/new-password`
  return onward ? `${path}?goback=${encodeURIComponent(onward)}` : path
}

export function enrolPath(roles: readonly string[], onward?: string) {
  const path = `/board/${roles.find(isStaffRole) ?? 'admin'}/second-factor`
  return onward ? `${path}?goback=${encodeURIComponent(onward)}` : path
}

export function landingPath(roles: readonly string[]) {
  const first = roles.find(isStaffRole)
  return first ? LandingPaths[first] : '/admin-login'
}
