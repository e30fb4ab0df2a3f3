import { RoleText, type Role } from '@zhuxue/api/terms/accounts'
import { ConsoleActor } from '@zhuxue/api/terms/core/audit'

/** The server itself has a role but no name. */
export const actorNameText = (name: string, role: string) => (role === ConsoleActor ? '系统' : name)

export const actorRoleText = (role: string) => (role === ConsoleActor ? '控制台' : (RoleText[role as Role] ?? role))
