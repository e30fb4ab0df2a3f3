import db from '@adonisjs/lucid/services/db'
import { UserError } from '#core/errors'
import { now, toWireTime } from '#core/time'
import type ChapterNote from '#learning/notes/chapter_note'
import { notesOf } from '#learning/notes/note_list'
import { noteMessages } from '#learning/notes/terms'
import { chapterRows, type StudyChapter } from '#learning/published_chapters'

/** Markdown by chapters, also after the entitlement has expired: it is the user's own text. */
export async function notesFile(userId: number, courseId: number) {
  const notes = await notesOf(userId, courseId)
  // The same message for a hidden and for a missing course.
  if (!notes.length) throw new UserError(noteMessages.noNotes)
  const course = await db.from('courses').where('id', courseId).select('course_name').firstOrFail()
  const chapters = inOrder(await chapterRows([courseId], db.connection()))
  const sections = chapters.map(({ id, title }) =>
    sectionOf(
      title,
      notes.filter(({ chapterId }) => chapterId === id)
    )
  )
  const head = `# ${course.course_name} 学习笔记\n\n共${notes.length}条，导出时间：${toWireTime(now())}\n`
  return { name: `学习笔记-${course.course_name}.md`, text: [head, ...sections].join('') }
}

/** Parents before their children, as the table of contents shows them. */
function inOrder(rows: StudyChapter[], parentId: number | null = null): StudyChapter[] {
  return rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...inOrder(rows, row.id)])
}

function sectionOf(title: string, notes: ChapterNote[]): string {
  if (!notes.length) return ''
  const entries = notes.map(({ positionSeconds, noteText }) => {
    const quoted = noteText.split(/\r?\n/).map((line) => `> ${line}`.trimEnd())
    return `\n**${clock(positionSeconds)}**\n\n${quoted.join('\n')}\n`
  })
  return `\n## ${title}\n${entries.join('')}`
}

/** As the player shows it: minutes and seconds, with hours from one hour on. */
function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}
