import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { LoginType, SmsPurpose, says } from '#accounts/terms'
import { idCardSays } from '#core/plain_rules'
import { blankIsAbsent } from '#core/query_rules'
import { idCard, telephone } from '#core/rules'

export const signInValidator = vine.create({
  loginName: vine.string().trim().minLength(1).maxLength(40),
  passwd: vine.string().minLength(1).maxLength(64),
  loginType: vine.enum(Object.values(LoginType)),
  channelId: vine.number().optional(),
  liveCode: vine.string().maxLength(20).optional(),
})

const verifyCode = () =>
  vine
    .string()
    .trim()
    .regex(/^\d{6}$/)
/** Its strength is judged by `password_rules.ts`, which knows whose it is. */
const newPassword = () => vine.string().minLength(1).maxLength(200)

export const registrationValidator = vine.create({
  loginName: telephone(),
  verifyCode: verifyCode(),
  userName: vine.string().trim().minLength(1).maxLength(20),
  idCard: idCard(),
  passwd: newPassword(),
})

export const passwordResetValidator = vine.create({
  idCard: idCard(),
  telephone: telephone(),
  verifyCode: verifyCode(),
  newPassword: newPassword(),
})

const blankable = (length: number) =>
  vine.string().trim().maxLength(length).parse(blankIsAbsent).optional()

/**
 * What the profile form sends. ID number and telephone come back with stars when they were not touched;
 * whether they were is for `save_profile.ts` to say.
 */
export const profileValidator = vine.create({
  userName: vine.string().trim().minLength(2).maxLength(10).parse(blankIsAbsent).optional(),
  idCard: blankable(18),
  telephone: blankable(20),
  verifyCode: blankable(10),
  avatarUrl: blankable(500),
  currentPassword: vine.string().maxLength(200).parse(blankIsAbsent).optional(),
  newPassword: vine.string().maxLength(200).parse(blankIsAbsent).optional(),
})
profileValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'userName.minLength': says.nameLength,
    'userName.maxLength': says.nameLength,
    'idCard.maxLength': idCardSays.format,
    'telephone.maxLength': says.telephoneLength,
    'verifyCode.maxLength': says.wrongCode,
    'newPassword.maxLength': says.passwordLength,
    'currentPassword.maxLength': says.currentPasswordWrong,
    'string': '{{ field }}必须是文字',
    'maxLength': '{{ field }}最多 {{ max }} 个字符',
  },
  {
    userName: '姓名',
    idCard: '身份证号',
    telephone: '手机号',
    avatarUrl: '头像',
    verifyCode: '验证码',
    currentPassword: '当前密码',
    newPassword: '新密码',
  }
)

export const smsCodeValidator = vine.create({
  telephone: telephone(),
  purpose: vine.enum(Object.values(SmsPurpose)).optional(),
})

export const addressValidator = vine.create({
  deliverAddressId: vine.number().optional(),
  name: vine.string().trim().minLength(2).maxLength(10),
  region: vine.array(vine.string().regex(/^\d{6}$/)).fixedLength(3),
  address: vine.string().trim().minLength(3).maxLength(40),
  telephone: telephone(),
  defaultAddr: vine.number().in([0, 1]).optional(),
})

export const smsOutboxValidator = vine.create({ telephone: telephone() })

export const faceCheckValidator = vine.create({
  name: vine.string().trim().maxLength(20).parse(blankIsAbsent).optional(),
  idCard: blankable(18),
  metaInfo: vine.string().maxLength(8000).optional(),
})

export const certifyIdValidator = vine.create({
  certifyId: vine.string().regex(/^[\w-]{1,64}$/),
})

export const facePressValidator = vine.create({ verdict: vine.enum(['passed', 'failed']) })
