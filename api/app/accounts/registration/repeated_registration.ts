import { verifyPassword } from '#accounts/passwords/password'
import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import type { Registration } from '#accounts/registration/registration'
import { smsCodeUsedAt } from '#accounts/sms_codes/sms_code'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'

/** Without a user there is no idempotency key: the consumed code with the same name, ID number and password replaces it. */
export async function findRepeatedRegistration(form: Registration): Promise<User | null> {
  const telephone = form.loginName
  const usedAt = await smsCodeUsedAt(telephone, SmsPurpose.Register, form.verifyCode)
  const user = usedAt && (await User.findBy('telephoneKey', telephone))
  const same =
    user &&
    user.createdAt >= usedAt &&
    user.userName === form.userName &&
    user.idCardIndex === idNumberBlindIndex(form.idCard)
  return same && (await verifyPassword(user.passwordHash, form.passwd)) ? user : null
}
