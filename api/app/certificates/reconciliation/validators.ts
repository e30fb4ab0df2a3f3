import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { Mend, NoteMax, RegistryDayStatus, messages } from '#certificates/reconciliation/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, paging } from '#core/rules'

export const registryDaysValidator = vine.create({
  registryDayStatus: vine.enum(Object.values(RegistryDayStatus)).parse(emptyToUndefined).optional(),
  differing: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
})

export const registryRunValidator = vine.create({ day: day() })
registryRunValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.badDay,
  'day.string': messages.badDay,
  'day.regex': messages.badDay,
})

/** Asking again needs no words; what changes our books or ends a difference does. */
export const mendValidator = vine.create({
  mend: vine.enum(Object.values(Mend)),
  note: vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(NoteMax)
    .optional()
    .requiredWhen('mend', 'notIn', [Mend.Ask]),
})
mendValidator.messagesProvider = new SimpleMessagesProvider({
  'note.required': messages.noteNeeded,
  'note.string': messages.noteNeeded,
  'note.minLength': messages.noteNeeded,
  'note.maxLength': messages.noteTooLong,
})
