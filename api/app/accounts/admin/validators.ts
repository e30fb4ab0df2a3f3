import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { LoginEvent, messages as sessionMessages } from '#accounts/sessions/terms'
import { ChangeReasonMax, RevealedFields, UserNameLength, messages } from '#accounts/terms'
import { AcknowledgeReasonLength, messages as auditMessages } from '#core/audit/terms'
import { emptyToUndefined } from '#core/query_rules'
import { Role } from '#core/roles'
import { sorting } from '#core/lists/sorting'
import {
  dayRange,
  maskedIdCard,
  maskedTelephone,
  optionalReason,
  optionalText,
  paging,
  personName,
  reasonText,
  rowId,
} from '#core/rules'

export const personValidator = vine.create({
  userName: personName().minLength(2).maxLength(UserNameLength.registered).parse(emptyToUndefined).optional(),
  idCard: maskedIdCard(),
  telephone: maskedTelephone(),
  userRole: vine
    .array(vine.enum(Object.values(Role)))
    .minLength(1)
    .maxLength(5)
    .optional(),
  disabled: vine.boolean().optional(),
  mustChangePassword: vine.boolean().optional(),
  reason: optionalReason(ChangeReasonMax),
})
personValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'userName.minLength': messages.staffNameLength,
    'userName.maxLength': messages.staffNameLength,
    'idCard.maxLength': messages.idCardPattern,
    'telephone.maxLength': messages.telephoneLength,
    'reason.maxLength': messages.changeReasonRequired,
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

export const revealValidator = vine.create({ field: vine.enum(RevealedFields), reason: reasonText(200) })
revealValidator.messagesProvider = new SimpleMessagesProvider({
  'field.enum': '只能查看身份证号或手机号',
  'required': messages.reasonRequired,
  'reason.minLength': messages.reasonRequired,
  'reason.maxLength': '查看原因最多 200 个字符',
})

export const staffHoldRemovalValidator = vine.create({ reason: reasonText(200) })
staffHoldRemovalValidator.messagesProvider = new SimpleMessagesProvider({
  'required': sessionMessages.holdReasonNeeded,
  'reason.minLength': sessionMessages.holdReasonNeeded,
  'reason.maxLength': sessionMessages.holdReasonNeeded,
})

export const sessionEndValidator = vine.create({ reason: reasonText(ChangeReasonMax) })
sessionEndValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.changeReasonRequired,
  'reason.minLength': messages.changeReasonRequired,
  'reason.maxLength': messages.changeReasonRequired,
})

export const acknowledgementValidator = vine.create({
  reason: reasonText(AcknowledgeReasonLength.most).minLength(AcknowledgeReasonLength.least),
})
acknowledgementValidator.messagesProvider = new SimpleMessagesProvider({
  'required': auditMessages.reasonRequired,
  'reason.minLength': auditMessages.reasonRequired,
  'reason.maxLength': auditMessages.reasonLength,
})

export const loginLogsValidator = vine.create({
  loginName: optionalText(40),
  userId: rowId().optional(),
  event: vine.enum(Object.values(LoginEvent)).optional(),
  succeeded: vine.boolean().optional(),
  ...dayRange('from', 'to'),
  ...paging(),
  ...sorting('login-logs'),
})

export const auditLogsValidator = vine.create({
  actor: optionalText(40),
  action: optionalText(60),
  object: optionalText(80),
  /** Views of personal data too. */
  reads: vine.boolean().optional(),
  /** With the entries of what belongs to the object. */
  related: vine.boolean().optional(),
  ...dayRange('from', 'to'),
  ...paging(),
})

export const objectValidator = vine.create({ object: vine.string().maxLength(80) })
