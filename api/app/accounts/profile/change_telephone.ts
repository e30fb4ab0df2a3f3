import { verifyOwnPassword } from '#accounts/passwords/verify_own_password'
import { consumeSmsCode, tryCodeWithoutUse } from '#accounts/sms_codes/sms_code'
import { messages } from '#accounts/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { isTelephone, maskTelephone, normalizeTelephone } from '#core/shared_rules'
import { UserError } from '#core/errors'

export function telephoneToSet(user: User, given: string | undefined): string | null {
  if (!given || (user.telephone && given === maskTelephone(user.telephone))) return null
  if (!isTelephone(given)) throw new UserError(messages.telephoneLength, { field: 'telephone' })

  const telephone = normalizeTelephone(given)
  return telephone === user.telephone ? null : telephone
}

interface TelephoneProof {
  currentPassword?: string
  /** A code to the old number, instead of the password. */
  oldVerifyCode?: string
  /** A code to the new number. */
  verifyCode?: string
}

/** A session alone is not enough (docs/threats.md T75); codes are consumed only if all else is valid. @throws UserError */
export async function verifyTelephoneChange(user: User, telephone: string, proof: TelephoneProof) {
  const codes: [telephone: string, purpose: SmsPurpose, code: string][] = []
  if (user.telephoneKey) {
    await tryCode(telephone, SmsPurpose.Telephone, proof.verifyCode, 'verifyCode')
    codes.push([telephone, SmsPurpose.Telephone, proof.verifyCode!])
  }
  if (user.telephone && proof.oldVerifyCode) {
    await tryCode(user.telephone, SmsPurpose.OldTelephone, proof.oldVerifyCode, 'oldVerifyCode')
    codes.push([user.telephone, SmsPurpose.OldTelephone, proof.oldVerifyCode])
  } else {
    await verifyOwnPassword(user, proof.currentPassword)
  }

  for (const code of codes) {
    if (!(await consumeSmsCode(...code))) throw new UserError(messages.wrongCode)
  }
  if (user.telephoneKey && (await User.findBy('telephoneKey', telephone))) {
    throw new UserError(messages.telephoneInUse, { field: 'telephone' })
  }
}

async function tryCode(telephone: string, purpose: SmsPurpose, code: string | undefined, field: string) {
  if (!code) throw new UserError(messages.verifyCodeRequired, { field })
  if (!(await tryCodeWithoutUse(telephone, purpose, code))) {
    throw new UserError(messages.wrongCode, { field })
  }
}

/** If the login name of a learner is the telephone, it changes as well. */
export function telephoneColumns(user: User, telephone: string) {
  if (!user.telephoneKey) return { telephone }
  const loginName = user.loginName === user.telephone ? telephone : user.loginName
  return { telephone, telephoneKey: telephone, telephoneUnproven: false, loginName }
}
