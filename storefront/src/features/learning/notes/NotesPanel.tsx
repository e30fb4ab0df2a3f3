import { type Ref } from 'react'
import { noteMessages } from '@zhuxue/api/terms/learning/notes'
import { FailedState } from '~/components/ui/EmptyState'
import { api } from '~/lib/http/api'
import { downloadWorkbook } from '~/lib/http/downloadWorkbook'
import { useFetch } from '~/lib/http/useFetch'
import type { Chapter, CourseDetail, Note } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import { NewNote } from './NewNote'
import { NoteItem } from './NoteItem'
import styles from './Notes.module.css'

interface Props {
  course: Pick<CourseDetail, 'courseId' | 'courseName'>
  /** All, in the order of the table of contents. */
  chapters: Chapter[]
  current: number
  currentTime: () => number
  field: Ref<HTMLTextAreaElement>
  onJump: (chapterId: number, second: number) => void
}

/** The user's notes of a course, by chapters. */
export function NotesPanel({ course, chapters, current, currentTime, field, onJump }: Props) {
  const { courseId, courseName } = course
  const params = { id: courseId }
  const { data, failed, reload, changeData } = useFetch(() => api.learning.notes.index({ params }), `notes-${courseId}`)
  const change = (next: (notes: Note[]) => Note[]) => changeData((now) => now && { ...now, notes: next(now.notes) })
  const titleOf = (id: number) => chapters.find((one) => one.courseChapterId === id)?.chapterTitle ?? '已下线的章节'
  const notes = data?.notes ?? []
  const groups = [...new Set([...chapters.map((one) => one.courseChapterId), ...chapterIds(notes)])]
    .map((id) => ({ id, notes: notes.filter((note) => note.courseChapterId === id) }))
    .filter((group) => group.notes.length > 0)

  return (
    <div className={styles.notes}>
      <NewNote
        courseId={courseId}
        current={current}
        currentTime={currentTime}
        titleOf={titleOf}
        field={field}
        onSaved={(note) => {
          change((all) => sorted([...all.filter(({ noteId }) => noteId !== note.noteId), note]))
          notify(noteMessages.noteSaved, 'success')
        }}
      />
      {failed && !data && <FailedState text="笔记没有加载出来" onRetry={reload} />}
      {data && notes.length === 0 && (
        <p className={styles.empty}>还没有笔记。写下的内容记在视频的当前位置，点时间可以跳回去。</p>
      )}
      {notes.length > 0 && (
        <p className={styles.sum}>
          共 {notes.length} 条
          <button
            type="button"
            className="link"
            onClick={() =>
              downloadWorkbook(`/api/user/courses/${courseId}/notes-file`, `学习笔记-${courseName}.md`, {})
            }
          >
            导出笔记
          </button>
        </p>
      )}
      {groups.map((group) => (
        <section key={group.id} aria-label={titleOf(group.id)}>
          <h2 className={styles.chapter}>{titleOf(group.id)}</h2>
          <ul>
            {group.notes.map((note) => (
              <NoteItem
                key={note.noteId}
                courseId={courseId}
                note={note}
                onJump={() => onJump(note.courseChapterId, note.noteSecond)}
                onChanged={(next) => change((all) => all.map((one) => (one.noteId === next.noteId ? next : one)))}
                onRemoved={() => change((all) => all.filter((one) => one.noteId !== note.noteId))}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const chapterIds = (notes: Note[]) => notes.map(({ courseChapterId }) => courseChapterId)

const sorted = (notes: Note[]) =>
  notes.sort((one, other) => one.noteSecond - other.noteSecond || one.noteId - other.noteId)
