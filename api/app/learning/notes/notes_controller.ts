import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { idempotent } from '#core/http/idempotency'
import { addNote } from '#learning/notes/add_note'
import { changeNote, removeNote } from '#learning/notes/change_note'
import { notesOf } from '#learning/notes/note_list'
import { toNote } from '#learning/notes/note_transformer'
import { noteMessages } from '#learning/notes/terms'
import { newNoteValidator, noteValidator } from '#learning/notes/validators'

export default class NotesController {
  async index(ctx: HttpContext) {
    const notes = await notesOf(requireUser(ctx).id, ctx.params.id)
    return { notes: notes.map(toNote) }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(newNoteValidator)
    const newNote = { courseId: ctx.params.id, ...form }
    return idempotent(ctx, newNote, async (trx) => {
      const note = await addNote(trx, requireUser(ctx), newNote)
      return { note: toNote(note), msg: noteMessages.noteSaved }
    })
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(noteValidator)
    const note = await changeNote(requireUser(ctx), ctx.params.id, form)
    return { note: toNote(note), msg: noteMessages.noteSaved }
  }

  async destroy(ctx: HttpContext) {
    await removeNote(requireUser(ctx), ctx.params.id)
    return { msg: noteMessages.noteDeleted }
  }
}
