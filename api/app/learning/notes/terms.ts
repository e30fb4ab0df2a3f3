export const NoteMax = 2000
export const MaxNotesOfCourse = 500
export const MaxNotes = 5000
/** A day; no video is longer. */
export const MaxNoteSecond = 86_400

export const noteMessages = {
  noteNeeded: '请输入笔记内容',
  noteLength: `笔记最多${NoteMax}个字符`,
  tooManyOfCourse: `本课程的笔记已有${MaxNotesOfCourse}条，请先删除不需要的笔记`,
  tooManyNotes: `笔记已有${MaxNotes}条，请先删除不需要的笔记`,
  noteChanged: '这条笔记在别处修改过，没有保存。请对照最新内容后再保存',
  noteSaved: '笔记已保存',
  noteDeleted: '笔记已删除',
  noNotes: '本课程还没有笔记',
} as const
