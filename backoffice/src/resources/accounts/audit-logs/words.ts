import { RoleText, type Role } from '@zhuxue/api/terms/accounts'
import { ConsoleActor } from '@zhuxue/api/terms/core/audit'

export const actorRoleText = (role: string) =>
  role === ConsoleActor ? '控制台' : (RoleText[role as Role] ?? role)
