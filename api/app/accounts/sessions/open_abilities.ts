import { abilitiesOf } from '#core/http/abilities'
import { Role } from '#core/roles'
import { readSetting } from '#settings/param'

/** What a setting opens to auditors; until then they are refused there. */
const openedBySetting = ['learning.anomalies.index']

export async function openAbilities(roles: readonly Role[]): Promise<string[]> {
  const names = abilitiesOf(roles)
  const isBound = roles.includes(Role.Auditor) && !roles.includes(Role.Admin)
  if (!isBound || (await readSetting('anomaliesForAuditors')) === '1') return names
  return names.filter((name) => !openedBySetting.includes(name))
}
