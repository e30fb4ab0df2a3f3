import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { NoteMax, messages } from '#commerce/history/terms'

export const orderNoteValidator = vine.create({
  note: vine.string().trim().minLength(1).maxLength(NoteMax),
})

orderNoteValidator.messagesProvider = new FormMessagesProvider({
  'note.required': messages.noteNeeded,
  'note.string': messages.noteNeeded,
  'note.minLength': messages.noteNeeded,
  'note.maxLength': messages.noteLength,
})
