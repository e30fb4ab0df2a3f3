import { useSmsCode } from '#accounts/sms_codes/sms_code'
import { messages } from '#accounts/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { isTelephone, maskTelephone, normalTelephone } from '#core/plain_rules'
import { Refusal } from '#core/http/refusal'

/** The telephone that a form wants instead of the stored one, or null when it was not touched. */
export function wantedTelephone(user: User, given: string | undefined): string | null {
  if (!given || (user.telephone && given === maskTelephone(user.telephone))) return null
  if (!isTelephone(given)) throw new Refusal(messages.telephoneLength, { field: 'telephone' })

  const telephone = normalTelephone(given)
  return telephone === user.telephone ? null : telephone
}

/**
 * A learner signs in and resets the password with the telephone, so a new one must be proved by a code;
 * for staff it is only an address.
 * @throws Refusal for a wrong code, and for a proved telephone that is another learner's
 */
export async function proveTelephone(user: User, telephone: string, code: string | undefined) {
  if (!user.telephoneKey) return
  if (!code || !(await useSmsCode(telephone, SmsPurpose.Telephone, code))) {
    throw new Refusal(code ? messages.wrongCode : messages.verifyCodeRequired, {
      field: 'verifyCode',
    })
  }
  if (await User.findBy('telephoneKey', telephone)) {
    throw new Refusal(messages.telephoneInUse, { field: 'telephone' })
  }
}

/** The columns that follow: a learner whose login name is the telephone keeps it so. */
export function telephoneColumns(user: User, telephone: string) {
  if (!user.telephoneKey) return { telephone }
  const loginName = user.loginName === user.telephone ? telephone : user.loginName
  return { telephone, telephoneKey: telephone, loginName }
}
