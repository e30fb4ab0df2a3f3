import { BaseTransformer } from '@adonisjs/core/transformers'
import { maskTelephone } from '#core/plain_rules'
import type User from '#accounts/user'

/** A person as that person may see it: numbers masked, never a password. */
export default class UserTransformer extends BaseTransformer<User> {
  toObject() {
    const user = this.resource
    return {
      userId: user.id,
      loginName: user.loginName,
      userName: user.userName,
      idCard: user.idCardMasked,
      telephone: user.telephone ? maskTelephone(user.telephone) : null,
      avatarUrl: user.avatarUrl,
      userStatus: user.userStatus,
      userRole: user.roles,
      mustChangePassword: user.passwordIsDue,
    }
  }

  /** As an admin sees somebody else: a login name may be a telephone too. */
  forDesk() {
    return { ...this.toObject(), loginName: maskTelephone(this.resource.loginName) }
  }
}
