import type { AccessControlProvider } from '@refinedev/core'
import type { StaffRole } from './roles'
import { session } from './session'

/** What an admin does with everything sold or shown, and a teacher with what is the teacher's own. */
const catalogue = [
  'list',
  'show',
  'create',
  'edit',
  'save',
  'delete',
  'copy',
  'publish',
  'sendBack',
  'hot',
  'reorder',
  'chooseTeacher',
] as const
const teaching = ['list', 'show', 'create', 'edit', 'save', 'copy', 'submit', 'withdraw'] as const

/**
 * Role → resource → actions, a mirror of the API's policies. It only hides what would be refused:
 * the server decides (docs/decisions: access control in the browser is display).
 */
export const allowed: Record<StaffRole, Record<string, readonly string[]>> = {
  admin: {
    'courses': catalogue,
    'answers': catalogue,
    'products': catalogue,
    'articles': catalogue,
    'user-courses': ['list', 'assign', 'edit', 'delete'],
    'cloud-videos': ['list', 'delete'],
    'auditor-courses': ['list'],
    'orders': ['list', 'show', 'deliver', 'delete', 'export'],
    'payment-exceptions': ['list', 'refund', 'settle', 'resolve'],
    'refunds': ['list', 'create', 'retry'],
    'reconciliation': ['list', 'show', 'run'],
    'invoices': ['list', 'show', 'send', 'reverse', 'export'],
    'comments': ['list', 'approve', 'reject'],
    'params': ['list', 'save'],
    'profile': ['list'],
    'teachers': ['list', 'create', 'edit', 'delete'],
    'channels': ['list', 'create', 'edit', 'delete'],
    'people': ['list'],
    'login-logs': ['list'],
    'audit-logs': ['list'],
  },
  auditor: {
    'courses': ['list'],
    'auditor-courses': ['list'],
    'profile': ['list'],
  },
  channel: { profile: ['list'] },
  teacher: {
    'profile': ['list'],
    'teacher-courses': teaching,
    'teacher-answers': teaching,
  },
}

/** May somebody with these roles do this? Any of the roles is enough. */
export function may(roles: readonly string[], resource: string, action: string) {
  return roles.some((role) => allowed[role as StaffRole]?.[resource]?.includes(action) ?? false)
}

export const accessControlProvider: AccessControlProvider = {
  async can({ resource = '', action, params }) {
    const name = params?.resource?.identifier ?? resource
    return { can: may(session.staff?.userRole ?? [], name, action), reason: '没有权限' }
  },
  options: { buttons: { enableAccessControl: true, hideIfUnauthorized: true } },
}
