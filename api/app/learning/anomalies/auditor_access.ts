import { hasRole, isAdmin, type CurrentUser } from '#core/current_user'
import { Forbidden } from '#core/errors'
import { Role } from '#core/roles'
import { readSetting } from '#settings/read_setting'

/** By the specification auditors see the course list only; a setting gives them access to anomalies. */
export async function ensureAuditorAccess(user: CurrentUser): Promise<void> {
  if (isAdmin(user)) return
  const isOpen = hasRole(user, Role.Auditor) && (await readSetting('anomaliesForAuditors')) === '1'
  if (!isOpen) throw new Forbidden()
}
