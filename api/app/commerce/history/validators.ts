import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { reasonText } from '#core/rules'
import { NoteMax, messages } from '#commerce/history/terms'

export const orderNoteValidator = vine.create({ note: reasonText(NoteMax) })

orderNoteValidator.messagesProvider = new FormMessagesProvider({
  'note.required': messages.noteNeeded,
  'note.string': messages.noteNeeded,
  'note.minLength': messages.noteNeeded,
  'note.maxLength': messages.noteLength,
})
