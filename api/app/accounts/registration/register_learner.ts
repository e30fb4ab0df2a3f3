import { inject } from '@adonisjs/core'
import { visitorQuotas, type Visitor } from '#accounts/sessions/visitor_quotas'
import type { ClientInfo } from '#accounts/sessions/client_info'
import { writeLoginLog } from '#accounts/sessions/login_log'
import { recordAgreement, consentedTexts } from '#accounts/legal_texts/agreements'
import { hashPassword } from '#accounts/passwords/password'
import { passwordError } from '#accounts/passwords/password_rules'
import { idNumberBlindIndex, encryptIdNumber } from '#accounts/personal_data/id_card'
import { findRepeatedRegistration } from '#accounts/registration/repeated_registration'
import { consumeSmsCode, consumeSmsCodeIn, tryCodeWithoutUse } from '#accounts/sms_codes/sms_code'
import { SeatClaims } from '#accounts/seat_claims_contract'
import { IdCardTakenCode, UserStatus, messages } from '#accounts/terms'
import { LoginEvent, LoginType } from '#accounts/sessions/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import type { Registration } from '#accounts/registration/registration'
import { consumeQuotas } from '#core/http/quotas'
import { UserError } from '#core/errors'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { isDuplicate, transaction, type Trx } from '#core/transaction'

type Agree = (trx: Trx, userId: number) => Promise<void>
type Outcome = User | 'wrong code' | 'telephone taken' | 'ID number taken'

/** Before verification, taken and free numbers get the same response (docs/threats.md T05); a repeat returns the first learner. */
@inject()
export class RegisterLearner {
  constructor(protected claims: SeatClaims) {}

  async execute(form: Registration, caller: ClientInfo, visitor: Visitor): Promise<User> {
    const telephone = form.loginName
    const owner = { staff: false, loginName: telephone, telephone, idCard: form.idCard }
    const errorText = passwordError(form.passwd, owner)
    if (errorText) throw new UserError(errorText, { field: 'passwd' })
    const texts = await consentedTexts(form.agreedTo)
    await consumeQuotas(visitorQuotas('register', telephone, visitor))

    const outcome = await this.#register(form, (trx, userId) => recordAgreement(trx, userId, texts, visitor.ip))
    if (outcome instanceof User) {
      await log(caller, telephone, { userId: outcome.id, succeeded: true })
      return outcome
    }
    if (outcome === 'telephone taken') {
      throw new UserError(messages.telephoneTaken, { field: 'loginName' })
    }
    if (outcome === 'ID number taken') {
      await log(caller, telephone, { userId: null, succeeded: false, reason: 'idCard' })
      throw new UserError(messages.idCardTaken, { code: IdCardTakenCode })
    }
    const made = await findRepeatedRegistration(form)
    if (made) return made
    await log(caller, telephone, { userId: null, succeeded: false, reason: 'code' })
    throw new UserError(messages.wrongCode, { field: 'verifyCode' })
  }

  /** The code is consumed in this transaction: a call that waited for the same code finds the learner, or none. */
  async #register(form: Registration, agree: Agree): Promise<Outcome> {
    const { loginName: telephone, verifyCode } = form
    if (!(await tryCodeWithoutUse(telephone, SmsPurpose.Register, verifyCode))) return 'wrong code'
    const passwordHash = await hashPassword(form.passwd)
    try {
      return await transaction(async (trx) => {
        const right = await consumeSmsCodeIn(trx, telephone, SmsPurpose.Register, verifyCode)
        if (!right) return 'wrong code'
        if (await User.findBy('telephoneKey', telephone, { client: trx })) return 'telephone taken'
        const user = await this.#createLearner(trx, form, passwordHash)
        await agree(trx, user.id)
        return user
      })
    } catch (error) {
      if (!isDuplicate(error)) throw error
      // One code allows one ID number.
      await consumeSmsCode(telephone, SmsPurpose.Register, verifyCode)
      const owner = await User.findBy('idCardIndex', idNumberBlindIndex(form.idCard))
      if (!owner) throw new UserError(messages.registerFailed)
      return 'ID number taken'
    }
  }

  async #createLearner(trx: Trx, form: Registration, passwordHash: string): Promise<User> {
    const { loginName: telephone, userName, idCard } = form
    const user = new User()
      .useTransaction(trx)
      .merge({
        loginName: telephone,
        telephone,
        telephoneKey: telephone,
        userName,
        passwordHash,
        passwordChangedAt: now(),
        userStatus: UserStatus.Editable,
        ...encryptIdNumber(idCard),
      })
    await user.save()
    await user.related('roleRows').create({ role: Role.User, position: 0 })
    await this.claims.claim(trx, user.id, telephone)
    return user
  }
}

function log(
  caller: ClientInfo,
  telephone: string,
  result: { userId: number | null; succeeded: boolean; reason?: string }
): Promise<void> {
  const entry = { event: LoginEvent.Register, loginType: LoginType.VerifyCode }
  return writeLoginLog(caller, { ...entry, loginName: telephone, ...result })
}
