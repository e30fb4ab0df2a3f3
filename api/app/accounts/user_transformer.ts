import { openAbilities } from '#accounts/open_abilities'
import { maskTelephone } from '#core/plain_rules'
import type { UserStatus } from '#accounts/terms'
import type User from '#accounts/user'

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

/** With what the board may show this person, decided by the declarations of the routes. */
export async function toSignedInUser(user: User, mustEnrolSecondFactor: boolean) {
  return { ...toUser(user), mustEnrolSecondFactor, abilities: await openAbilities(user.roles) }
}

/** As an admin sees somebody else: a login name may be a telephone too. */
export function toUserForStaff(user: User) {
  return { ...toUser(user), loginName: maskTelephone(user.loginName) }
}
