import { inject } from '@adonisjs/core'
import { hashNewPassword } from '#accounts/passwords/hash_new_password'
import { verifyTelephoneChange, telephoneColumns, telephoneToSet } from '#accounts/change_telephone'
import { confirmIdentity, identityToSet } from '#accounts/identity'
import { lockAvatar } from '#accounts/tidy_avatars'
import { SendAccountNotice } from '#accounts/notices/send_account_notice'
import { AccountNotice } from '#accounts/notices/terms'
import { endSessions } from '#accounts/sessions/session_token'
import { TelephoneClaims } from '#accounts/telephone_claims'
import { messages } from '#accounts/terms'
import User from '#accounts/user'
import type { CurrentUser } from '#core/current_user'
import { acceptUpload } from '#core/http/accept_upload'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'

interface ProfileForm {
  userName?: string
  idCard?: string
  telephone?: string
  verifyCode?: string
  oldVerifyCode?: string
  avatarUrl?: string
  currentPassword?: string
  newPassword?: string
}

/** Absent fields stay; a new password or telephone ends all other sessions. @throws Refusal with the field */
@inject()
export class SaveProfile {
  constructor(
    protected claims: TelephoneClaims,
    protected storage: ObjectStorage,
    protected notices: SendAccountNotice
  ) {}

  async execute(me: CurrentUser, form: ProfileForm): Promise<User> {
    const user = await User.findWithRoles(me.id)
    const identity = identityToSet(user, form)
    const telephone = telephoneToSet(user, form.telephone)
    const avatarUrl = await this.#checkAvatar(user, form.avatarUrl)
    const passwordHash = form.newPassword
      ? await hashNewPassword(user, form.newPassword, form.currentPassword)
      : null
    if (telephone) await verifyTelephoneChange(user, telephone, form)
    const telephoneBefore = user.telephone

    const changes = {
      ...(avatarUrl && { avatarUrl }),
      ...(telephone && telephoneColumns(user, telephone)),
      ...(passwordHash && { passwordHash, passwordChangedAt: now(), mustChangePassword: false }),
    }
    try {
      await transaction(async (trx) => {
        if (avatarUrl && !(await lockAvatar(trx, this.storage.keyOf(avatarUrl)!))) {
          throw new Refusal(messages.avatarRefused, { field: 'avatarUrl' })
        }
        if (identity) await confirmIdentity(trx, user, identity)
        await user.useTransaction(trx).merge(changes).save()
        if (telephone && user.telephoneKey) await this.claims.claim(trx, user.id, telephone)
        if (passwordHash || telephone) await endSessions(trx, user.id, me.tokenId)
      })
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal(messages.profileRefused)
      throw error
    }
    if (telephone) this.notices.execute(telephoneBefore, AccountNotice.TelephoneChanged)
    if (passwordHash) {
      this.notices.execute(telephoneBefore ?? telephone, AccountNotice.PasswordChanged)
    }
    return User.findWithRoles(user.id)
  }

  /** The address of a picture that this person has uploaded as avatar, and of nothing else. */
  async #checkAvatar(user: User, url: string | undefined): Promise<string | null> {
    if (!url || url === user.avatarUrl) return null

    const key = this.storage.keyOf(url)
    const own = key !== null && new RegExp(`^avatar/\\d{6}/${user.id}/`).test(key)
    if (!own || !(await acceptUpload(this.storage, key, 'avatarUrl'))) {
      throw new Refusal(messages.avatarRefused, { field: 'avatarUrl' })
    }
    return url
  }
}
