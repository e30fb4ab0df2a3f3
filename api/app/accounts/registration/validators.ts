import vine from '@vinejs/vine'
import { agreedTo } from '#accounts/legal_texts/validators'
import { newPassword } from '#accounts/passwords/validators'
import { verifyCode } from '#accounts/sms_codes/validators'
import { idCard, nameText, telephone } from '#core/rules'

export const registrationValidator = vine.create({
  loginName: telephone(),
  verifyCode: verifyCode(),
  userName: nameText().minLength(1).maxLength(20),
  idCard: idCard(),
  passwd: newPassword(),
  agreedTo: agreedTo().optional(),
})
