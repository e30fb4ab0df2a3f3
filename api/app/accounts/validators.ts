import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { LoginEvent, LoginType, RevealedFields, SmsPurpose, messages } from '#accounts/terms'
import { idCardMessages } from '#core/plain_rules'
import { blankIsAbsent } from '#core/query_rules'
import { Role } from '#core/roles'
import { day, idCard, paging, telephone } from '#core/rules'

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
    'userName.minLength': messages.nameLength,
    'userName.maxLength': messages.nameLength,
    'idCard.maxLength': idCardMessages.format,
    'telephone.maxLength': messages.telephoneLength,
    'verifyCode.maxLength': messages.wrongCode,
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

/** What an admin may change of a person; a channel's code and discount have a form of their own. */
export const personValidator = vine.create({
  userName: vine.string().trim().minLength(2).maxLength(20).parse(blankIsAbsent).optional(),
  idCard: blankable(18),
  telephone: blankable(20),
  userRole: vine
    .array(vine.enum(Object.values(Role)))
    .minLength(1)
    .maxLength(5)
    .optional(),
  disabled: vine.boolean().optional(),
  mustChangePassword: vine.boolean().optional(),
})
personValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'userName.minLength': messages.staffNameLength,
    'userName.maxLength': messages.staffNameLength,
    'idCard.maxLength': messages.idCardPattern,
    'telephone.maxLength': messages.telephoneLength,
    'enum': '{{ field }}不在可选范围内',
    'string': '{{ field }}必须是文字',
    'array': '{{ field }}必须是列表',
    'array.minLength': '{{ field }}至少 {{ min }} 项',
    'array.maxLength': '{{ field }}最多 {{ max }} 项',
    'boolean': '{{ field }}必须是是或否',
  },
  {
    userName: '姓名',
    idCard: '身份证号',
    telephone: '手机号',
    userRole: '角色',
    disabled: '停用',
    mustChangePassword: '要求修改密码',
  }
)

export const revealValidator = vine.create({
  field: vine.enum(RevealedFields),
  reason: vine.string().trim().minLength(2).maxLength(200),
})
revealValidator.messagesProvider = new SimpleMessagesProvider({
  'field.enum': '只能查看身份证号或手机号',
  'required': messages.reasonRequired,
  'reason.minLength': messages.reasonRequired,
  'reason.maxLength': '查看原因最多 200 个字符',
})

const span = () => ({
  from: day().parse(blankIsAbsent).optional(),
  to: day().parse(blankIsAbsent).optional(),
})

export const loginLogsValidator = vine.create({
  loginName: blankable(40),
  userId: vine.number().withoutDecimals().positive().optional(),
  event: vine.enum(Object.values(LoginEvent)).optional(),
  succeeded: vine.boolean().optional(),
  ...span(),
  ...paging(),
})

export const auditLogsValidator = vine.create({
  actor: blankable(40),
  action: blankable(60),
  object: blankable(80),
  ...span(),
  ...paging(),
})
