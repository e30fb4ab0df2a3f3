import vine from '@vinejs/vine'
import { agreedTo } from '#accounts/legal_texts/validators'
import { newPassword } from '#accounts/passwords/validators'
import { verifyCode } from '#accounts/sms_codes/validators'
import { UserNameLength } from '#accounts/terms'
import { idCard, personName, telephone } from '#core/rules'

export const registrationValidator = vine.create({
  loginName: telephone(),
  verifyCode: verifyCode(),
  userName: personName().minLength(1).maxLength(UserNameLength.registered),
  idCard: idCard(),
  passwd: newPassword(),
  agreedTo: agreedTo().optional(),
})
