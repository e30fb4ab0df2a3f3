import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { dayMessages } from '#core/reconciliation/day_messages'
import { DayStatus } from '#core/reconciliation/terms'
import { ResolutionKind, NoteMax, messages } from '#certificates/reconciliation/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, paging, reasonText } from '#core/rules'
import { sorting } from '#core/lists/sorting'

export const registryDaysValidator = vine.create({
  registryDayStatus: vine.enum(Object.values(DayStatus)).parse(emptyToUndefined).optional(),
  differing: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('hour-reconciliation'),
})

export const registryRunValidator = vine.create({ day: day() })
registryRunValidator.messagesProvider = new SimpleMessagesProvider(dayMessages)

/** A new query needs no note; changing our ledger or closing a discrepancy does. */
export const discrepancyResolutionValidator = vine.create({
  resolution: vine.enum(Object.values(ResolutionKind)),
  note: reasonText(NoteMax).optional().requiredWhen('resolution', 'notIn', [ResolutionKind.Ask]),
})
discrepancyResolutionValidator.messagesProvider = new SimpleMessagesProvider({
  'note.required': messages.noteNeeded,
  'note.string': messages.noteNeeded,
  'note.minLength': messages.noteNeeded,
  'note.maxLength': messages.noteTooLong,
})
