import type { Trx } from '#core/transaction'

/** Everything that an author decides and a reader sees of a course. Money in fen, time in seconds. */
export interface Snapshot {
  course: SnapshotCourse
  chapters: SnapshotChapter[]
}

export interface SnapshotCourse {
  courseName: string
  courseDescription: string
  coverUrl: string | null
  backgroundColor: string | null
  teacherId: number | null
  teacherName: string | null
  teachingType: string | null
  teachingAddr: string | null
  priceFen: number
  originalPriceFen: number
  freightFen: number
  courseSeconds: number
  certSubject: string | null
  requiredCourse: 0 | 1 | null
  relatedCourseId: number | null
  relatedCourseName: string | null
  videoId: string | null
  paperId: number | null
  recommended: 0 | 1
  tags: string[]
  models: { modelCode: number; modelName: string; courseName: string }[]
  rules: { ruleCode: string; priceFen: number | null }[]
}

/** In the order of the tree: siblings stand in the order in which readers see them. */
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
}

/** A course as it stands now, in the transaction that changes it. */
export async function snapshotOf(trx: Trx, courseId: number): Promise<Snapshot> {
  const course = await factsOf(trx, courseId)
  const [tags, models, rules, chapters] = [
    await tagsOf(trx, courseId),
    await modelsOf(trx, courseId),
    await rulesOf(trx, courseId),
    await chaptersOf(trx, courseId),
  ]
  return { course: { ...course, tags, models, rules }, chapters }
}

async function factsOf(trx: Trx, courseId: number) {
  const row = await trx
    .from('courses')
    .leftJoin('users', 'users.id', 'courses.teacher_id')
    .leftJoin('courses as related', 'related.id', 'courses.related_course_id')
    .where('courses.id', courseId)
    .select('courses.*', 'users.user_name as teacher_name')
    .select('related.course_name as related_name')
    .firstOrFail()
  return {
    courseName: row.course_name as string,
    courseDescription: (row.course_description as string | null) ?? '',
    coverUrl: row.cover_url as string | null,
    backgroundColor: row.background_color as string | null,
    teacherId: row.teacher_id as number | null,
    teacherName: row.teacher_name as string | null,
    teachingType: row.teaching_type as string | null,
    teachingAddr: row.teaching_addr as string | null,
    priceFen: Number(row.price_fen),
    originalPriceFen: Number(row.original_price_fen),
    freightFen: Number(row.freight_fen),
    courseSeconds: Number(row.course_seconds),
    certSubject: row.cert_subject as string | null,
    requiredCourse: row.required_course === null ? null : bit(row.required_course),
    relatedCourseId: row.related_course_id as number | null,
    relatedCourseName: row.related_name as string | null,
    videoId: row.video_id as string | null,
    paperId: row.paper_id as number | null,
    recommended: bit(row.recommended),
  }
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
  return rows.map((row) => ({
    ruleCode: row.rule_code,
    priceFen: row.discounted_price_fen === null ? null : Number(row.discounted_price_fen),
  }))
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
    creditSeconds: Number(row.credit_seconds),
    status: row.chapter_status,
    videoId: row.video_id,
    videoTitle: row.video_title,
    videoSeconds: Number(row.video_seconds),
    handoutKey: row.handout_key,
    handoutName: row.handout_name,
    handoutSize: row.handout_size === null ? null : Number(row.handout_size),
    paperId: row.paper_id,
  }))
}

function bit(value: unknown): 0 | 1 {
  return Number(value) ? 1 : 0
}
