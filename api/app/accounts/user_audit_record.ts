import type User from '#accounts/user'
import { maskTelephone } from '#core/shared_rules'

export function userAuditRecord(user: User): Record<string, unknown> {
  return {
    loginName: maskTelephone(user.loginName),
    userName: user.userName,
    telephone: user.telephone && maskTelephone(user.telephone),
    idCard: user.idCardMasked,
    userRole: user.roles,
    userStatus: user.userStatus,
    mustChangePassword: user.mustChangePassword,
    disabled: Boolean(user.disabledAt),
    deleted: Boolean(user.deletedAt),
  }
}
