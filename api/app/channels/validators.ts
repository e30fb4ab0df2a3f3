import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { ChangeReasonMax, LoginNameMax, messages as accountMessages } from '#accounts/terms'
import { messages as rateMessages } from '#channels/rates/terms'
import { ChannelKind, messages } from '#channels/terms'
import { emptyToUndefined } from '#core/query_rules'
import { Role } from '#core/roles'
import { personName, optionalReason, optionalText, paging, rowId, telephone } from '#core/rules'
import { sorting } from '#core/lists/sorting'

export const staffListValidator = vine.create({
  roleId: vine.enum([Role.Teacher, Role.Channel]).optional(),
  userId: rowId().optional(),
  name: optionalText(20),
  exclusiveCode: optionalText(6),
  ...paging(),
  ...sorting('teachers'),
})

export const channelListValidator = vine.create({
  userName: optionalText(20),
  exclusiveCode: optionalText(6),
  ...paging(),
  ...sorting('channels'),
})

const staffFields = () => ({
  userId: rowId().optional(),
  userName: personName().minLength(2).maxLength(20),
  loginName: vine
    .string()
    .trim()
    .minLength(3)
    .maxLength(LoginNameMax)
    .regex(/^[\w.@-]+$/),
  telephone: telephone().parse(omitMaskedValue).optional(),
  passWd: vine.string().maxLength(200).parse(emptyToUndefined).optional(),
  avatarUrl: vine.string().trim().minLength(1).maxLength(500).nullable().optional(),
  exclusiveCode: vine
    .string()
    .trim()
    .maxLength(6)
    .toUpperCase()
    .parse((value) => (value === '' ? null : value))
    .nullable()
    .optional(),
  exclusiveDiscount: vine.number().min(0.1).max(1).decimal([0, 2]).optional(),
  kind: vine.enum(Object.values(ChannelKind)).optional(),
  commissionPercent: vine.number().min(0).max(100).decimal([0, 2]).optional(),
  reason: optionalReason(ChangeReasonMax),
})

function omitMaskedValue(value: unknown): unknown {
  return typeof value === 'string' && (value === '' || value.includes('*')) ? undefined : value
}

export const channelValidator = vine.create(staffFields())

export const staffValidator = vine.create({ userRole: vine.enum([Role.Teacher, Role.Channel]), ...staffFields() })

const fieldNames = {
  userName: '名称',
  loginName: '登录名',
  telephone: '手机号',
  passWd: '密码',
  avatarUrl: '照片',
  exclusiveCode: '专属码',
  exclusiveDiscount: '折扣',
  kind: '渠道类型',
  commissionPercent: '佣金比例',
  userRole: '角色',
}
const formMessages = {
  'userName.minLength': messages.nameLength,
  'userName.maxLength': messages.nameLength,
  'loginName.required': messages.loginNameRequired,
  'loginName.regex': messages.loginNameCharacters,
  'loginName.minLength': messages.loginNameLength.channel,
  'loginName.maxLength': messages.loginNameLength.channel,
  'telephone.required': '请输入手机号',
  'exclusiveCode.maxLength': messages.codeLength,
  'exclusiveDiscount.min': messages.discountRange,
  'exclusiveDiscount.max': messages.discountRange,
  'exclusiveDiscount.decimal': messages.discountRange,
  'commissionPercent.min': rateMessages.percentRange,
  'commissionPercent.max': rateMessages.percentRange,
  'commissionPercent.decimal': rateMessages.percentRange,
  'reason.maxLength': accountMessages.changeReasonRequired,
  'userRole.enum': messages.roleRefused,
  'required': '请填写{{ field }}',
  'string': '{{ field }}必须是文字',
  'number': '{{ field }}必须是数字',
  'maxLength': '{{ field }}最多 {{ max }} 个字符',
  'enum': '{{ field }}不在可选范围内',
}
staffValidator.messagesProvider = new SimpleMessagesProvider(
  { ...formMessages, 'userName.required': messages.userNameRequired },
  fieldNames
)
channelValidator.messagesProvider = new SimpleMessagesProvider(
  { ...formMessages, 'userName.required': messages.channelNameRequired },
  fieldNames
)
