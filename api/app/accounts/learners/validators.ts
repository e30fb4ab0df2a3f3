import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { LearnerNoteMax } from '#accounts/learners/terms'
import { UserNameLength, messages } from '#accounts/terms'
import { emptyToUndefined } from '#core/query_rules'
import { idCard, optionalReason, personName, telephone } from '#core/rules'

export const learnerValidator = vine.create({
  userName: personName().minLength(UserNameLength.min).maxLength(UserNameLength.registered),
  idCard: idCard().parse(emptyToUndefined).optional(),
  telephone: telephone().parse(emptyToUndefined).optional(),
  note: optionalReason(LearnerNoteMax),
})
learnerValidator.messagesProvider = new SimpleMessagesProvider(
  {
    'userName.required': messages.userNameRequired,
    'userName.minLength': messages.staffNameLength,
    'userName.maxLength': messages.staffNameLength,
    'note.maxLength': `备注最多 ${LearnerNoteMax} 个字符`,
    'string': '{{ field }}必须是文字',
  },
  { userName: '姓名', idCard: '身份证号', telephone: '手机号', note: '备注' }
)
