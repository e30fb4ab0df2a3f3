import { toWireTime } from '#core/time'
import type ChapterNote from '#learning/notes/chapter_note'

export function toNote(note: ChapterNote) {
  return {
    noteId: note.id,
    courseChapterId: note.chapterId,
    noteSecond: note.positionSeconds,
    noteText: note.noteText,
    revision: note.revision,
    createTime: toWireTime(note.createdAt),
    updateTime: toWireTime(note.updatedAt),
  }
}
