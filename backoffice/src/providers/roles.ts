import { Landing, type Role } from '@zhuxue/api/terms/accounts'

/** The people of the console; a learner (`user`) is known here only to be refused. */
export type StaffRole = Exclude<Role, 'user'>

/** Landings of specification 2.1 whose screen is not built yet, and where their people go meanwhile. */
const meanwhile: Partial<Record<StaffRole, string>> = {
  admin: '/board/admin/courses',
  teacher: '/board/teacher/teacher-courses',
}

export const isStaffRole = (role: string): role is StaffRole => role in Landing && role !== 'user'

export const isStaff = (roles: readonly string[]) => roles.some(isStaffRole)

/** Where this person keeps name, password and sessions. */
export const profilePath = (roles: readonly string[]) =>
  `/board/${roles.find(isStaffRole) ?? 'admin'}/profile`

/** Where this person replaces the password, and then goes on. */
export function newPasswordPath(roles: readonly string[], onward?: string) {
  const path = `/board/${roles.find(isStaffRole) ?? 'admin'}/new-password`
  return onward ? `${path}?goback=${encodeURIComponent(onward)}` : path
}

/** The first role decides where somebody lands. */
export function landingOf(roles: readonly string[]) {
  const first = roles.find(isStaffRole)
  return first ? (meanwhile[first] ?? Landing[first]) : '/admin-login'
}
