import { consumeSmsCode } from '#accounts/sms_codes/sms_code'
import { messages } from '#accounts/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { isTelephone, maskTelephone, normalizeTelephone } from '#core/plain_rules'
import { Refusal } from '#core/http/refusal'

export function telephoneToSet(user: User, given: string | undefined): string | null {
  if (!given || (user.telephone && given === maskTelephone(user.telephone))) return null
  if (!isTelephone(given)) throw new Refusal(messages.telephoneLength, { field: 'telephone' })

  const telephone = normalizeTelephone(given)
  return telephone === user.telephone ? null : telephone
}

/**
 * Learners sign in and reset passwords by telephone, so a new one is verified by code; staff telephones are not.
 */
export async function verifyTelephone(user: User, telephone: string, code: string | undefined) {
  if (!user.telephoneKey) return
  if (!code || !(await consumeSmsCode(telephone, SmsPurpose.Telephone, code))) {
    throw new Refusal(code ? messages.wrongCode : messages.verifyCodeRequired, {
      field: 'verifyCode',
    })
  }
  if (await User.findBy('telephoneKey', telephone)) {
    throw new Refusal(messages.telephoneInUse, { field: 'telephone' })
  }
}

/** A learner whose login name is the telephone keeps it so. */
export function telephoneColumns(user: User, telephone: string) {
  if (!user.telephoneKey) return { telephone }
  const loginName = user.loginName === user.telephone ? telephone : user.loginName
  return { telephone, telephoneKey: telephone, loginName }
}
