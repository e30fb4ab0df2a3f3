import { verifyPassword } from '#accounts/passwords/password'
import { indexOfIdCard } from '#accounts/personal_data/id_card'
import type { Registration } from '#accounts/registration/registration'
import { smsCodeUsedAt } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'

/**
 * The learner that this same registration has created; null when it is no repetition. Nobody is signed in yet who
 * could own an idempotency key, so the consumed code stands for it: sent again within its life, with the same name,
 * ID number and password.
 */
export async function findRepeatedRegistration(form: Registration): Promise<User | null> {
  const telephone = form.loginName
  const usedAt = await smsCodeUsedAt(telephone, SmsPurpose.Register, form.verifyCode)
  const user = usedAt && (await User.findBy('telephoneKey', telephone))
  const same =
    user &&
    user.createdAt >= usedAt &&
    user.userName === form.userName &&
    user.idCardIndex === indexOfIdCard(form.idCard)
  return same && (await verifyPassword(user.passwordHash, form.passwd)) ? user : null
}
