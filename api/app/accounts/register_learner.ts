import { inject } from '@adonisjs/core'
import type { Caller } from '#accounts/sessions/caller'
import { logAtDoor } from '#accounts/login_log'
import { hashPassword } from '#accounts/passwords/password'
import { passwordFault } from '#accounts/passwords/password_rules'
import { sealIdCard } from '#accounts/personal_data'
import { madeBefore } from '#accounts/repeated_registration'
import { useSmsCode } from '#accounts/sms_codes/sms_code'
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
 * Makes a learner of whoever proves a telephone (decisions, section 2). Until it is proved, taken and
 * free numbers answer alike; a taken ID number is never told in words (threat T05). Seats that wait for
 * the telephone become the new person's in the same transaction. The same registration a second time, at
 * once or after a lost answer, makes nobody and gives the first one's answer.
 * @throws Refusal for a weak password, a wrong code, a taken telephone or ID number
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
    if (!(await useSmsCode(telephone, SmsPurpose.Register, form.verifyCode))) {
      const made = await madeBefore(form)
      if (made) return made
      await logAtDoor(caller, { ...entry, userId: null, succeeded: false, reason: 'code' })
      throw new Refusal(messages.wrongCode, { field: 'verifyCode' })
    }
    if (await User.findBy('telephoneKey', telephone)) {
      throw new Refusal(messages.telephoneTaken, { field: 'loginName' })
    }

    const user = await this.#create(form)
    await logAtDoor(caller, { ...entry, userId: user.id, succeeded: true })
    return user
  }

  async #create({ loginName: telephone, userName, idCard, passwd }: Registration) {
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
