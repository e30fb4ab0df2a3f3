import { LandingPaths, type Role } from '@zhuxue/api/terms/accounts'

/** The people of the board; a learner (`user`) is known here only to be refused. */
export type StaffRole = Exclude<Role, 'user'>

export const isStaffRole = (role: string): role is StaffRole =>
  role in LandingPaths && role !== 'user'

export const isStaff = (roles: readonly string[]) => roles.some(isStaffRole)

export const profilePath = (roles: readonly string[]) =>
  `/board/${roles.find(isStaffRole) ?? 'admin'}/profile`

export function newPasswordPath(roles: readonly string[], onward?: string) {
  const path = `/board/${roles.find(isStaffRole) ?? 'admin'}/new-password`
  return onward ? `${path}?goback=${encodeURIComponent(onward)}` : path
}

export function enrolPath(roles: readonly string[], onward?: string) {
  const path = `/board/${roles.find(isStaffRole) ?? 'admin'}/second-factor`
  return onward ? `${path}?goback=${encodeURIComponent(onward)}` : path
}

export function landingOf(roles: readonly string[]) {
  const first = roles.find(isStaffRole)
  return first ? LandingPaths[first] : '/admin-login'
}
