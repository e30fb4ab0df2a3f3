/** docs/product.md 15.1 */
export const Role = {
  User: 'user',
  Admin: 'admin',
  Channel: 'channel',
  Teacher: 'teacher',
  Auditor: 'auditor',
} as const
export type Role = (typeof Role)[keyof typeof Role]

export function hasStaffRole(roles: readonly Role[]): boolean {
  return roles.some((role) => role !== Role.User)
}
