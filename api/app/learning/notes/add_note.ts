import { lockOwnUser } from '#accounts/lock_user'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { requireAccess, courseAccess } from '#learning/entitlements/course_access'
import ChapterNote from '#learning/notes/chapter_note'
import { MaxNotes, MaxNotesOfCourse, noteMessages } from '#learning/notes/terms'
import { playableChapter } from '#learning/playback/playable_video'

interface NewNote {
  courseId: number
  courseChapterId: number
  noteSecond: number
  noteText: string
}

/** For users who may watch the chapter. The user's row is locked, so that the limits are exact (docs/threats.md T121). */
export async function addNote(trx: Trx, user: CurrentUser, form: NewNote): Promise<ChapterNote> {
  const { courseId, courseChapterId: chapterId, noteText } = form
  await lockOwnUser(trx, user.id)
  const { entitlement } = await courseAccess(user, courseId, trx)
  requireAccess(entitlement)
  const video = await playableChapter(courseId, chapterId, trx)
  await ensureNoteLimit(trx, user.id, courseId)
  const second = Math.floor(form.noteSecond)
  return ChapterNote.create(
    {
      userId: user.id,
      courseId,
      chapterId,
      noteText,
      revision: 1,
      positionSeconds: video.seconds ? Math.min(second, video.seconds) : second,
    },
    { client: trx }
  )
}

async function ensureNoteLimit(trx: Trx, userId: number, courseId: number): Promise<void> {
  const [{ total, ofCourse }] = await trx
    .from('chapter_notes')
    .where('user_id', userId)
    .count('* as total')
    .select(trx.raw('sum(case when course_id = ? then 1 else 0 end) as ofCourse', [courseId]))
  if (Number(ofCourse) >= MaxNotesOfCourse) {
    throw new UserError(noteMessages.tooManyOfCourse, { field: 'noteText' })
  }
  if (Number(total) >= MaxNotes) throw new UserError(noteMessages.tooManyNotes, { field: 'noteText' })
}
