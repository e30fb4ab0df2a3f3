import db from '@adonisjs/lucid/services/db'
import { searchColumns } from '#catalogue/search/searched_text'
import { isHidden } from '#catalogue/terms'
import { now, toStored } from '#core/time'

export interface CourseOptions {
  name?: string
  type?: number
  status?: string
  /** Fen. */
  price?: number
  originalPrice?: number
  tags?: string[]
  teacherId?: number | null
  subject?: string | null
  required?: boolean | null
  /** Credit seconds of the whole course. */
  seconds?: number
  hot?: boolean
  recommended?: boolean
  order?: number
  orderCount?: number
  description?: string
  cover?: string | null
  relatedCourseId?: number
  /** Ids of the courses that are its variants. */
  models?: number[]
  rules?: Record<string, number | null>
  publishedAt?: string | null
}

let made = 0

/** A published course at 100 yuan by default. @returns its id */
export async function course(options: CourseOptions = {}): Promise<number> {
  const at = toStored(now())
  const { status = 'published', price = 10_000 } = options
  const name = options.name ?? `测试课程 ${++made}`
  const { foldedName, syllables } = searchColumns(name)
  const [id] = await db
    .table('courses')
    .insert({
      course_name: name,
      folded_name: foldedName,
      syllables,
      hidden: isHidden(options.tags ?? []),
      course_type: options.type ?? 1,
      course_status: status,
      price_fen: price,
      original_price_fen: options.originalPrice ?? price,
      cover_url: options.cover === undefined ? '/uploads/image/cover/202608/1/x.jpg' : options.cover,
      course_description: options.description ?? '<p>课程介绍</p>',
      teacher_id: options.teacherId ?? null,
      cert_subject: options.subject ?? null,
      required_course: options.required ?? null,
      course_seconds: options.seconds ?? 0,
      related_course_id: options.relatedCourseId ?? null,
      course_hot: options.hot ?? false,
      recommended: options.recommended ?? false,
      course_order: options.order ?? 0,
      order_count: options.orderCount ?? 0,
      published_at: options.publishedAt ?? (status === 'published' ? at : null),
      created_at: at,
    })
  await attach(id, options)
  return id
}

/** An unpublished course. @returns its id */
export const draft = (teacherId?: number) => course({ status: 'unpublish', teacherId })

async function attach(id: number, { tags = [], models = [], rules = {} }: CourseOptions) {
  const rows = {
    course_tags: tags.map((tag) => ({ course_id: id, tag })),
    course_models: models.map((model, position) => ({
      course_id: id,
      model_course_id: model,
      model_name: `规格 ${position + 1}`,
      position,
    })),
    discount_rules: Object.entries(rules).map(([rule_code, discounted_price_fen]) => ({
      course_id: id,
      rule_code,
      discounted_price_fen,
    })),
  }
  for (const [table, some] of Object.entries(rows)) if (some.length) await db.table(table).multiInsert(some)
}

/** A published chapter of a course. @returns its id */
export async function chapter(
  courseId: number,
  options: { title?: string; parentId?: number; order?: number; status?: string; seconds?: number } = {}
): Promise<number> {
  const [id] = await db
    .table('chapters')
    .insert({
      course_id: courseId,
      parent_id: options.parentId ?? null,
      chapter_title: options.title ?? '第一章',
      chapter_order: options.order ?? 1,
      chapter_status: options.status ?? 'published',
      credit_seconds: options.seconds ?? 0,
      created_at: toStored(now()),
    })
  return id
}

/** Long enough for a paid course. */
export const introduction = `<p>${'本课程讲解现行规范与常用做法，结合工程实例说明施工要点、质量验收与安全管理的要求，'.repeat(2)}欢迎学习。</p>`

/**
 * Adds the items that the publish check requires: introduction, a chapter, the videos of chapters. @returns the same
 * id
 */
export async function complete(courseId: number): Promise<number> {
  const made = await db.from('chapters').where('course_id', courseId).first()
  if (!made) await chapter(courseId)
  const videoId = `complete-${courseId}`
  if (!(await db.from('videos').where('video_id', videoId).first())) {
    const at = toStored(now())
    const video = { video_id: videoId, title: '测试视频', status: 'normal', seconds: 60 }
    await db.table('videos').insert({ ...video, created_at: at })
  }
  await db
    .from('chapters')
    .where('course_id', courseId)
    .whereNull('video_id')
    .update({ video_id: videoId, video_seconds: 60 })
  await db
    .from('courses')
    .where('id', courseId)
    .whereRaw('length(course_description) < 300')
    .update({ course_description: introduction })
  return courseId
}
