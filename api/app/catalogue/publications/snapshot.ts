import {
  columnOf,
  fieldOf,
  snapshotFieldNames,
  type CourseField,
  type CourseFields,
  type CourseFieldValues,
  type FieldsWith,
  type SnapshotFieldName,
} from '#catalogue/course_fields'
import { wireValue } from '#catalogue/course_values'
import type { Trx } from '#core/transaction'

/** Money in fen, time in seconds. */
export interface Snapshot {
  course: SnapshotCourse
  chapters: SnapshotChapter[]
}

/** Older snapshots lack newer fields: read an absent value as empty. */
export type SnapshotCourse = SnapshotValues & {
  teacherName: string | null
  relatedCourseName: string | null
  tags: string[]
  models: { modelCode: number; modelName: string; courseName: string }[]
  rules: { ruleCode: string; priceFen: number | null }[]
}

type PlainName = Exclude<SnapshotFieldName, FieldsWith<{ kind: 'list' }>>
type SnapshotValues = {
  [N in PlainName as CourseFields[N]['attribute']]: CourseFieldValues[N]
}

/** In display order. */
export interface SnapshotChapter {
  id: number
  parentId: number | null
  title: string
  creditSeconds: number
  status: string
  videoId: string | null
  videoTitle: string | null
  videoSeconds: number
  handoutKey: string | null
  handoutName: string | null
  handoutSize: number | null
  paperId: number | null
  /** Absent in older snapshots. */
  trial?: boolean
}

export async function snapshotOf(trx: Trx, courseId: number): Promise<Snapshot> {
  const course = await valuesOf(trx, courseId)
  const [tags, models, rules, chapters] = [
    await tagsOf(trx, courseId),
    await modelsOf(trx, courseId),
    await rulesOf(trx, courseId),
    await chaptersOf(trx, courseId),
  ]
  return { course: { ...course, tags, models, rules }, chapters }
}

async function valuesOf(trx: Trx, courseId: number) {
  const row = await trx
    .from('courses')
    .leftJoin('users', 'users.id', 'courses.teacher_id')
    .leftJoin('courses as related', 'related.id', 'courses.related_course_id')
    .where('courses.id', courseId)
    .select('courses.*', 'users.user_name as teacherName')
    .select('related.course_name as relatedCourseName')
    .firstOrFail()
  const values = snapshotFieldNames
    .map(fieldOf)
    .filter(({ kind }) => kind !== 'list')
    .map((field) => [field.attribute, snapshotValue(field, row[columnOf(field.attribute)])])
  return {
    ...(Object.fromEntries(values) as SnapshotValues),
    teacherName: row.teacherName as string | null,
    relatedCourseName: row.relatedCourseName as string | null,
  }
}

/** Money stays in fen and time in seconds, so that nothing is lost by rounding. */
function snapshotValue(field: CourseField, stored: unknown): unknown {
  const isAmount = field.kind === 'money' || field.kind === 'minutes'
  return isAmount ? Number(stored) : wireValue(field, stored)
}

async function tagsOf(trx: Trx, courseId: number): Promise<string[]> {
  const rows = await trx.from('course_tags').where('course_id', courseId).orderBy('tag')
  return rows.map(({ tag }) => tag)
}

async function modelsOf(trx: Trx, courseId: number): Promise<SnapshotCourse['models']> {
  return trx
    .from('course_models')
    .join('courses', 'courses.id', 'course_models.model_course_id')
    .where('course_models.course_id', courseId)
    .select('model_course_id as modelCode', 'model_name as modelName')
    .select('courses.course_name as courseName')
    .orderBy('course_models.position')
    .orderBy('course_models.id')
}

async function rulesOf(trx: Trx, courseId: number): Promise<SnapshotCourse['rules']> {
  const rows = await trx.from('discount_rules').where('course_id', courseId).orderBy('rule_code')
  return rows.map((row) => ({ ruleCode: row.rule_code, priceFen: row.discounted_price_fen }))
}

async function chaptersOf(trx: Trx, courseId: number): Promise<SnapshotChapter[]> {
  const rows = await trx
    .from('chapters')
    .leftJoin('videos', 'videos.video_id', 'chapters.video_id')
    .where('chapters.course_id', courseId)
    .select('chapters.*', 'videos.title as video_title')
    .orderBy('chapters.chapter_order')
    .orderBy('chapters.id')
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    title: row.chapter_title,
    creditSeconds: row.credit_seconds,
    status: row.chapter_status,
    videoId: row.video_id,
    videoTitle: row.video_title,
    videoSeconds: row.video_seconds ?? 0,
    handoutKey: row.handout_key,
    handoutName: row.handout_name,
    handoutSize: row.handout_size,
    paperId: row.paper_id,
    trial: Boolean(row.trial),
  }))
}
