import db from '@adonisjs/lucid/services/db'
import { CourseType } from '#catalogue/terms'
import type { hourColumns } from '#certificates/transfer/hour_columns'
import { targetOf, type CheckContext, type CheckedRow, type Preview } from '#core/transfer/kind'

type Row = CheckedRow<typeof hourColumns>

/** Of a finished chapter in a preview. @param row with columns `person` and `chapter` */
export const finishedKey = (row: CheckedRow) => `finished ${targetOf(row, 'person')} ${targetOf(row, 'chapter')}`

/** Of the hours in a preview that an upload can use. */
export const availableKey = (row: CheckedRow) => `available ${targetOf(row, 'person')} ${targetOf(row, 'course')}`

/** In a preview only: writing compares the rows under the lock of the person. */
export async function checkHours(rows: Row[], { refuse, preview }: CheckContext): Promise<void> {
  if (!preview) return
  const added = rows.filter(({ rowId }) => rowId === null)
  const facts = await factsOf(added, preview)
  for (const row of added) {
    const sentence = faultOf(row, facts, preview)
    if (sentence) refuse(row, { code: 'E_RULE', facts: { sentence } })
    else preview.count(availableKey(row), row.values.earned_seconds)
  }
}

interface Facts {
  /** Courses that earn hours, with those of this import. */
  courses: Set<string>
  /** The courses of chapters. */
  chapters: Map<string, string>
  /** Study records by person and course. */
  records: Map<string, number>
  /** Study records and chapters that have hours. */
  booked: Set<string>
  /** People, courses and chapters. */
  studied: Set<string>
}

async function factsOf(rows: Row[], preview: Preview): Promise<Facts> {
  const people = idsOf(rows, 'person')
  const records = await db
    .from('course_edu_logs')
    .whereIn('user_id', people)
    .whereIn('course_id', idsOf(rows, 'course'))
    .select('id', 'user_id as person', 'course_id as course')
  const booked = await db
    .from('hour_entries')
    .whereIn(
      'course_edu_log_id',
      records.map(({ id }) => id)
    )
    .distinct('course_edu_log_id as record', 'chapter_id as chapter')
  const studied = await db
    .from('study_logs')
    .whereIn('user_id', people)
    .whereIn('chapter_id', idsOf(rows, 'chapter'))
    .select('user_id as person', 'course_id as course', 'chapter_id as chapter')
  return {
    courses: await coursesOf(rows, preview),
    chapters: await chaptersOf(rows, preview),
    records: new Map(records.map(({ id, person, course }) => [`${person} ${course}`, id])),
    booked: new Set(booked.map(({ record, chapter }) => `${record} ${chapter ?? ''}`)),
    studied: new Set(studied.map(({ person, course, chapter }) => `${person} ${course} ${chapter}`)),
  }
}

const idsOf = (rows: Row[], column: 'person' | 'course' | 'chapter') => [
  ...new Set(rows.flatMap(({ values }) => values[column] ?? [])),
]

async function coursesOf(rows: Row[], preview: Preview): Promise<Set<string>> {
  const known = await db
    .from('courses')
    .whereIn('id', idsOf(rows, 'course'))
    .where('course_type', CourseType.FurtherEducation)
    .whereNotNull('cert_subject')
    .select('id')
  const staged = [...(await preview.targets(rows, 'course'))].filter(
    ([, { values }]) => Number(values.course_type) === CourseType.FurtherEducation
  )
  return new Set([...known.map(({ id }) => String(id)), ...staged.map(([row]) => targetOf(row, 'course'))])
}

async function chaptersOf(rows: Row[], preview: Preview): Promise<Map<string, string>> {
  const known = await db.from('chapters').whereIn('id', idsOf(rows, 'chapter')).select('id', 'course_id as course')
  const staged = [...(await preview.targets(rows, 'chapter'))]
  return new Map([
    ...known.map(({ id, course }): [string, string] => [String(id), String(course)]),
    ...staged.map(([row, chapter]): [string, string] => [targetOf(row, 'chapter'), targetOf(chapter, 'course')]),
  ])
}

function faultOf(row: Row, { courses, chapters, records, booked, studied }: Facts, { count }: Preview): string | null {
  const [person, course, chapter] = ['person', 'course', 'chapter'].map((name) => targetOf(row, name))
  const record = records.get(`${person} ${course}`)
  if (!record && !courses.has(course!)) return '课程不产生学时'
  const isBooked = booked.has(`${record} ${chapter}`) || count(`hours ${person} ${course} ${chapter}`, 1) > 1
  if (isBooked) return '学员的这些学时已经在本平台'
  if (!chapter) return null
  const isFinished = count(finishedKey(row)) > 0 || studied.has(`${person} ${course} ${chapter}`)
  return isFinished && chapters.get(chapter) === course ? null : '请先在 progress.csv 中导入这个章节的完成时间'
}
