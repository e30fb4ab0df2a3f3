import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, telephoneSearch } from '#core/query_rules'
import { optionalText, paging, reasonText } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import { AnomalyKind, AnomalyStatus, NoteMax, messages } from '#learning/anomalies/terms'

export const anomaliesValidator = vine.create({
  kind: vine.enum(Object.values(AnomalyKind)).parse(emptyToUndefined).optional(),
  anomalyStatus: vine.enum(Object.values(AnomalyStatus)).parse(emptyToUndefined).optional(),
  userName: optionalText(20),
  telephone: telephoneSearch(),
  ...paging(),
  ...sorting('anomalies'),
})

export const anomalyMarkValidator = vine.create({
  anomalyStatus: vine.enum([AnomalyStatus.Explained, AnomalyStatus.Investigate]),
  note: reasonText(NoteMax),
})
anomalyMarkValidator.messagesProvider = new FormMessagesProvider({
  'note.required': messages.noteNeeded,
  'note.minLength': messages.noteNeeded,
  'note.maxLength': messages.noteTooLong,
})
