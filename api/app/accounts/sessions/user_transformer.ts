import { textsNeedingConsent } from '#accounts/legal_texts/agreements'
import { toLegalText } from '#accounts/legal_texts/legal_text'
import { mustEnrolSecondFactor } from '#accounts/sessions/requirement'
import { staffStepOf } from '#accounts/sessions/staff_step/staff_step'
import { actingRoles } from '#core/current_user'
import { maskTelephone } from '#core/shared_rules'
import { Role } from '#core/roles'
import type { UserStatus } from '#accounts/terms'
import type User from '#accounts/user'
import { abilitiesOf } from '#core/http/abilities'
import { readSetting } from '#settings/read_setting'

export function toUser(user: User) {
  return {
    userId: user.id,
    loginName: user.loginName,
    userName: user.userName,
    idCard: user.idCardMasked,
    telephone: user.telephone ? maskTelephone(user.telephone) : null,
    avatarUrl: user.avatarUrl,
    userStatus: user.userStatus as UserStatus,
    userRole: user.roles,
    mustChangePassword: user.mustReplacePassword,
  }
}

/** Includes the screens that the admin may show this user, derived from the route declarations. */
export async function toSignedInUser(user: User, { hasStaffStep }: { hasStaffStep: boolean }) {
  const open = user.roles.includes(Role.User) ? await textsNeedingConsent(user.id) : []
  const roles = actingRoles(user.roles, hasStaffStep)
  const { id, totpSecretCipher } = user
  return {
    user: {
      ...toUser(user),
      mustChangePassword: user.mustReplacePasswordAs(roles),
      mustEnrolSecondFactor: await mustEnrolSecondFactor({ id, roles, totpSecretCipher }),
      abilities: await publicAbilities(roles),
      /** Texts that a learner must agree to before continuing. */
      toAgree: open.map(toLegalText),
    },
    staffStep: staffStepOf(user.roles, hasStaffStep),
  }
}

/** As an admin sees other users: a login name may also be a telephone. */
export function toUserForStaff(user: User) {
  return { ...toUser(user), loginName: maskTelephone(user.loginName) }
}

/** Routes that a setting opens to auditors; otherwise they are forbidden. */
const openedBySetting = ['learning.anomalies.index']

async function publicAbilities(roles: readonly Role[]): Promise<string[]> {
  const names = abilitiesOf(roles)
  const isBound = roles.includes(Role.Auditor) && !roles.includes(Role.Admin)
  if (!isBound || (await readSetting('anomaliesForAuditors')) === '1') return names
  return names.filter((name) => !openedBySetting.includes(name))
}
