import { inject } from '@adonisjs/core'
import type { Caller } from '#accounts/sessions/caller'
import { writeLoginLog } from '#accounts/login_log'
import { hashPassword } from '#accounts/passwords/password'
import { passwordFault } from '#accounts/passwords/password_rules'
import { sealIdCard } from '#accounts/personal_data'
import { findRepeatedRegistration } from '#accounts/repeated_registration'
import { consumeSmsCode } from '#accounts/sms_codes/sms_code'
import { TelephoneClaims } from '#accounts/telephone_claims'
import { UserStatus, messages } from '#accounts/terms'
import { LoginEvent, LoginType } from '#accounts/sessions/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import type { Registration } from '#accounts/registration'
import { Refusal } from '#core/http/refusal'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { isDuplicate, transaction } from '#core/transaction'

/**
 * Creates a learner for a verified telephone (docs/product.md 1.2). Before verification, taken and free numbers
 * answer alike; a taken ID number is never named as the reason (docs/threats.md T05). A repeated registration returns the
 * learner of the first one.
 */
@inject()
export class RegisterLearner {
  constructor(protected claims: TelephoneClaims) {}

  async execute(form: Registration, caller: Caller): Promise<User> {
    const telephone = form.loginName
    const owner = { staff: false, loginName: telephone, telephone, idCard: form.idCard }
    const fault = passwordFault(form.passwd, owner)
    if (fault) throw new Refusal(fault, { field: 'passwd' })

    const entry = {
      event: LoginEvent.Register,
      loginName: telephone,
      loginType: LoginType.VerifyCode,
    }
    if (!(await consumeSmsCode(telephone, SmsPurpose.Register, form.verifyCode))) {
      const made = await findRepeatedRegistration(form)
      if (made) return made
      await writeLoginLog(caller, { ...entry, userId: null, succeeded: false, reason: 'code' })
      throw new Refusal(messages.wrongCode, { field: 'verifyCode' })
    }
    if (await User.findBy('telephoneKey', telephone)) {
      throw new Refusal(messages.telephoneTaken, { field: 'loginName' })
    }

    const user = await this.#createLearner(form)
    await writeLoginLog(caller, { ...entry, userId: user.id, succeeded: true })
    return user
  }

  async #createLearner({ loginName: telephone, userName, idCard, passwd }: Registration) {
    const passwordHash = await hashPassword(passwd)
    try {
      return await transaction(async (trx) => {
        const user = new User().useTransaction(trx).merge({
          loginName: telephone,
          telephone,
          telephoneKey: telephone,
          userName,
          passwordHash,
          passwordChangedAt: now(),
          userStatus: UserStatus.Editable,
          ...sealIdCard(idCard),
        })
        await user.save()
        await user.related('roleRows').create({ role: Role.User, position: 0 })
        await this.claims.claim(trx, user.id, telephone)
        return user
      })
    } catch (error) {
      if (isDuplicate(error)) throw new Refusal(messages.registerFailed)
      throw error
    }
  }
}
