import ChapterNote from '#learning/notes/chapter_note'

/** A user's notes of a course, at most `MaxNotesOfCourse`, in the order of the video within a chapter. */
export function notesOf(userId: number, courseId: number): Promise<ChapterNote[]> {
  return ChapterNote.query().where({ userId, courseId }).orderBy('chapterId').orderBy('positionSeconds').orderBy('id')
}
