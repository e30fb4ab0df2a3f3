import { inject } from '@adonisjs/core'
import { acceptAvatar, lockAvatar } from '#accounts/accept_avatar'
import { hashNewPassword } from '#accounts/passwords/hash_new_password'
import { verifyTelephoneChange, telephoneColumns, telephoneToSet } from '#accounts/profile/change_telephone'
import { confirmIdentity, identityToSet } from '#accounts/profile/identity'
import { lockOwnUser } from '#accounts/lock_user'
import { SendAccountNotice } from '#accounts/notices/send_account_notice'
import { AccountNotice } from '#accounts/notices/terms'
import { endSessions } from '#accounts/sessions/session_token'
import { SeatClaims } from '#accounts/seat_claims_contract'
import { messages } from '#accounts/terms'
import User from '#accounts/user'
import { lacksStaffStep, type CurrentUser } from '#core/current_user'
import { StaffStepNeeded, UserError } from '#core/errors'
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

/** Absent fields are unchanged; a new password or telephone ends all other sessions. @throws UserError with the field */
@inject()
export class SaveProfile {
  constructor(
    protected claims: SeatClaims,
    protected storage: ObjectStorage,
    protected notices: SendAccountNotice
  ) {}

  async execute(me: CurrentUser, form: ProfileForm): Promise<User> {
    const user = await User.findWithRoles(me.id)
    const identity = identityToSet(user, form)
    const telephone = telephoneToSet(user, form.telephone)
    if ((telephone || form.newPassword) && lacksStaffStep(me)) throw new StaffStepNeeded()
    const avatarUrl = await acceptAvatar(this.storage, {
      url: form.avatarUrl,
      before: user.avatarUrl,
      uploaderId: user.id,
    })
    const passwordHash = form.newPassword ? await hashNewPassword(user, form.newPassword, form.currentPassword) : null
    if (telephone) await verifyTelephoneChange(user, telephone, form)
    const telephoneBefore = user.telephone

    const changes = {
      ...(avatarUrl && { avatarUrl }),
      ...(telephone && telephoneColumns(user, telephone)),
      ...(passwordHash && {
        passwordHash,
        passwordChangedAt: now(),
        mustChangePassword: false,
        staffPasswordDue: false,
      }),
    }
    try {
      await transaction(async (trx) => {
        await lockOwnUser(trx, user.id)
        if (avatarUrl) await lockAvatar(trx, this.storage, avatarUrl)
        if (identity) await confirmIdentity(trx, user, identity)
        await user.useTransaction(trx).merge(changes).save()
        if (telephone && user.telephoneKey) await this.claims.claim(trx, user.id, telephone)
        if (passwordHash || telephone) await endSessions(trx, user.id, me.tokenId)
      })
    } catch (error) {
      if (isDuplicate(error)) throw new UserError(messages.profileRefused)
      throw error
    }
    if (telephone) this.notices.execute(telephoneBefore, AccountNotice.TelephoneChanged)
    if (passwordHash) {
      this.notices.execute(telephoneBefore ?? telephone, AccountNotice.PasswordChanged)
    }
    return User.findWithRoles(user.id)
  }
}
