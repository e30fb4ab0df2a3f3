import vine from '@vinejs/vine'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { MaxRowId, rowId } from '#core/rules'
import { MaxNoteSecond, NoteMax, noteMessages } from '#learning/notes/terms'

const noteText = () => vine.string().trim().minLength(1).maxLength(NoteMax)

export const newNoteValidator = vine.create({
  courseChapterId: rowId(),
  noteSecond: vine.number().range([0, MaxNoteSecond]),
  noteText: noteText(),
})

/** `revision` of the text that was edited. */
export const noteValidator = vine.create({
  noteText: noteText(),
  revision: vine.number().withoutDecimals().range([1, MaxRowId]),
})

const inputMessages = new FormMessagesProvider({
  'noteText.required': noteMessages.noteNeeded,
  'noteText.string': noteMessages.noteNeeded,
  'noteText.minLength': noteMessages.noteNeeded,
  'noteText.maxLength': noteMessages.noteLength,
})
newNoteValidator.messagesProvider = inputMessages
noteValidator.messagesProvider = inputMessages
