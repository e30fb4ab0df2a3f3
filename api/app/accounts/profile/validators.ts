import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { currentPassword } from '#accounts/passwords/validators'
import { UserNameLength, messages } from '#accounts/terms'
import { idCardMessages } from '#core/shared_rules'
import { emptyToUndefined } from '#core/query_rules'
import { maskedIdCard, maskedTelephone, optionalText, personName } from '#core/rules'

/** Unedited ID numbers and telephones come back masked; `save_profile.ts` tells them apart. */
export const profileValidator = vine.create({
  userName: personName().maxLength(UserNameLength.registered).parse(emptyToUndefined).optional(),
  idCard: maskedIdCard(),
  telephone: maskedTelephone(),
  verifyCode: optionalText(10),
  oldVerifyCode: optionalText(10),
  avatarUrl: optionalText(500),
  currentPassword: currentPassword(),
  newPassword: vine.string().maxLength(200).parse(emptyToUndefined).optional(),
})
profileValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'userName.maxLength': messages.nameLength,
    'idCard.maxLength': idCardMessages.format,
    'telephone.maxLength': messages.telephoneLength,
    'verifyCode.maxLength': messages.wrongCode,
    'oldVerifyCode.maxLength': messages.wrongCode,
    'newPassword.maxLength': messages.passwordLength,
    'currentPassword.maxLength': messages.currentPasswordWrong,
    'string': '{{ field }}必须是文字',
    'maxLength': '{{ field }}最多 {{ max }} 个字符',
  },
  {
    userName: '姓名',
    idCard: '身份证号',
    telephone: '手机号',
    avatarUrl: '头像',
    verifyCode: '验证码',
    oldVerifyCode: '原手机验证码',
    currentPassword: '当前密码',
    newPassword: '新密码',
  }
)
