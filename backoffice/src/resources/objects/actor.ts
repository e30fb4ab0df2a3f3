import { RoleText, type Role } from '@zhuxue/api/terms/accounts'
import { ConsoleActor } from '@zhuxue/api/terms/core/audit'
import { titleIn, type AuditEntry } from './entry'

/** The person, or the login name of someone who has no name; the server itself has neither. */
export function actorNameText(entry: AuditEntry): string {
  if (entry.role === ConsoleActor) return '系统'
  return (entry.actorId && titleIn(entry, `user:${entry.actorId}`)?.title) || entry.actorName
}

export const actorRoleText = (role: string) =>
  role === ConsoleActor ? '控制台' : role === 'system' ? '系统' : (RoleText[role as Role] ?? role)
