import { inject } from '@adonisjs/core'
import { SendAccountNotice } from '#accounts/notices/send_account_notice'
import { AccountNotice } from '#accounts/notices/terms'
import { visitorQuotas, type Visitor } from '#accounts/sessions/visitor_quotas'
import type { ClientInfo } from '#accounts/sessions/client_info'
import { unlockAccount } from '#accounts/passwords/lockout'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { hashPassword } from '#accounts/passwords/password'
import { passwordError } from '#accounts/passwords/password_rules'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import { hasPasskey } from '#accounts/sessions/requirement'
import { endSessions } from '#accounts/sessions/session_token'
import { consumeSmsCode } from '#accounts/sms_codes/sms_code'
import { messages } from '#accounts/passwords/terms'
import { LoginEvent, LoginType } from '#accounts/sessions/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { consumeQuotas } from '#core/http/quotas'
import { UserError } from '#core/errors'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

interface PasswordResetForm {
  idCard: string
  telephone: string
  verifyCode: string
  newPassword: string
}

/** Employers know ID number and telephone, so all failures have the same message (docs/threats.md T03). @throws UserError */
@inject()
export class ResetPassword {
  constructor(protected notices: SendAccountNotice) {}

  async execute(form: PasswordResetForm, caller: ClientInfo, visitor: Visitor): Promise<void> {
    const { idCard, telephone, newPassword } = form
    const owner = { staff: false, loginName: telephone, telephone, idCard }
    const errorText = passwordError(newPassword, owner)
    if (errorText) throw new UserError(errorText, { field: 'newPassword' })
    await consumeQuotas(visitorQuotas('reset', telephone, visitor))

    const proved = await consumeSmsCode(telephone, SmsPurpose.Reset, form.verifyCode)
    const user = await findLearner(telephone, idCard)
    const succeeded = proved && user !== null
    await writeLoginLog(caller, {
      event: LoginEvent.Reset,
      loginName: telephone,
      loginType: LoginType.VerifyCode,
      userId: user?.id ?? null,
      succeeded,
      reason: succeeded ? undefined : 'wrong',
    })
    if (!succeeded) throw new UserError(messages.resetRefused)

    const passwordHash = await hashPassword(newPassword)
    await transaction(async (trx) => {
      const changes = { passwordHash, passwordChangedAt: now(), mustChangePassword: false, telephoneUnproven: false }
      await user
        .useTransaction(trx)
        .merge({ ...changes, ...(await staffColumns(user)) })
        .save()
      await endSessions(trx, user.id)
    })
    await unlockAccount(user)
    this.notices.execute(user.telephone, AccountNotice.PasswordChanged)
  }
}

async function findLearner(telephone: string, idCard: string): Promise<User | null> {
  const user = await User.query()
    .where('telephoneKey', telephone)
    .where('idCardIndex', idNumberBlindIndex(idCard))
    .preload('roleRows')
    .first()
  return user?.isActive && user.roles.includes(Role.User) ? user : null
}

/** A telephone must not be enough for staff: without a second factor an admin lifts the hold (docs/threats.md T03). */
async function staffColumns(user: User) {
  if (!user.isStaff) return {}
  const hasSecondFactor = user.totpSecretCipher !== null || (await hasPasskey(user.id))
  return { staffPasswordDue: true, ...(!hasSecondFactor && { staffHoldAt: now() }) }
}
