import { lockOwnUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'
import ChapterNote from '#learning/notes/chapter_note'
import { noteMessages } from '#learning/notes/terms'

interface ChangedNote {
  noteText: string
  revision: number
}

/**
 * Rejects a change of a text that another window changed in the meantime, and returns the current one. The same text
 * again is no change, so a repeat after a lost response is safe (docs/threats.md T122).
 */
export async function changeNote(
  user: CurrentUser,
  id: number,
  { noteText, revision }: ChangedNote
): Promise<ChapterNote> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const note = await ChapterNote.lockOwned(trx, user, id)
    if (note.noteText === noteText) return note
    if (note.revision !== revision) {
      const now = { noteText: note.noteText, revision: note.revision }
      throw new UserError(noteMessages.noteChanged, { code: 'note-changed', payload: now })
    }
    return note.merge({ noteText, revision: revision + 1 }).save()
  })
}

export async function removeNote(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    const note = await ChapterNote.lockOwned(trx, user, id)
    await note.delete()
  })
}
