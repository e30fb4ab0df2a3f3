import db from '@adonisjs/lucid/services/db'
import { toCourseCard, toStaffFacts } from '#catalogue/course_transformer'
import { detailFieldNames, fieldOf, type DetailFieldName } from '#catalogue/course_fields'
import { courseRows, selectOf, type CourseRow, type RawFields } from '#catalogue/course_rows'
import { detailValues } from '#catalogue/course_values'
import { CourseStatus, CourseType } from '#catalogue/terms'
import { openToAll, canSeeInside, visibleTo } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { toYuan } from '#core/money'
import { readableHtml } from '#core/rich_text/prepare_rich_text'

type DetailRow = CourseRow & RawFields<DetailFieldName>
const detailColumns = detailFieldNames.map((name) => selectOf(fieldOf(name).attribute)).join(', ')

/** @param owns asked only where it matters; a buyer finds the course after it was unpublished */
export async function courseDetail(
  id: number,
  viewer: CurrentUser | null,
  owns: (courseId: number) => Promise<boolean>
) {
  const row = (await detailRow(id, viewer)) ?? (viewer && (await owns(id)) && (await detailRow(id)))
  if (!row) return null

  const inside = canSeeInside(viewer, row.teacherId)
  const [models, discountRules, relatedCourse, readable] = await Promise.all([
    modelsOf(id, inside),
    rulesOf(id),
    row.relatedCourseId ? findRelated(row.relatedCourseId) : null,
    inside || !hidesDetail(row) || owns(id),
  ])

  const { courseDescription, relatedCourseId, paperId, ...others } = detailValues(row)

  return {
    ...toCourseCard(row),
    courseDescription: readable ? await readableHtml(courseDescription) : '',
    hiddenDetail: !readable,
    models,
    discountRules,
    relatedCourseId: inside || relatedCourse ? relatedCourseId : null,
    relatedCourse,
    paperId,
    ...others,
    ...(inside && toStaffFacts(row)),
  }
}
export type CourseDetail = NonNullable<Awaited<ReturnType<typeof courseDetail>>>

async function detailRow(
  id: number,
  ...viewer: [CurrentUser | null] | []
): Promise<DetailRow | null> {
  const query = courseRows().select(db.raw(detailColumns)).where('courses.id', id)
  if (viewer.length) visibleTo(viewer[0])(query)
  return query.first()
}

/** 购买后才能查看: further education and priced answers (docs/product.md 2.11). */
export function hidesDetail(row: {
  courseType: number
  priceFen: number | bigint | string
}): boolean {
  return hiding.includes(row.courseType) && Number(row.priceFen) > 0
}
const hiding: readonly number[] = [CourseType.FurtherEducation, CourseType.Answer]

interface ModelFacts {
  modelCode: number
  modelName: string
  courseName: string
  courseType: CourseType
  teacherName: string | null
  certSubject: string | null
}

async function modelsOf(courseId: number, inside: boolean) {
  const query = db
    .from('course_models')
    .join('courses', 'courses.id', 'course_models.model_course_id')
    .leftJoin('users as teachers', 'teachers.id', 'courses.teacher_id')
    .where('course_models.course_id', courseId)
    .select(
      'course_models.model_course_id as modelCode',
      'course_models.model_name as modelName',
      'courses.course_name as courseName',
      'courses.course_type as courseType',
      'courses.course_seconds as courseSeconds',
      'teachers.user_name as teacherName',
      'courses.cert_subject as certSubject',
      'courses.price_fen as priceFen',
      'courses.original_price_fen as originalPriceFen'
    )
    .orderBy('course_models.position')
    .orderBy('course_models.id')
  if (!inside) query.where('courses.course_status', CourseStatus.Published)

  return (await query).map(({ priceFen, originalPriceFen, courseSeconds, ...model }) => ({
    ...(model as ModelFacts),
    totalTime: toMinutes(courseSeconds),
    coursePrice: toYuan(priceFen),
    coursePriceOriginal: toYuan(originalPriceFen),
  }))
}

async function rulesOf(courseId: number) {
  const rules = await db
    .from('discount_rules')
    .where('course_id', courseId)
    .select('rule_code as ruleCode', 'discounted_price_fen as fen')
    .orderBy('rule_code')
  return rules.map(({ ruleCode, fen }) => ({
    ruleCode: ruleCode as string,
    discountedPrice: fen === null ? null : toYuan(fen),
  }))
}

async function findRelated(id: number) {
  const row: CourseRow | null = await courseRows().where('courses.id', id).where(openToAll).first()
  return row ? toCourseCard(row) : null
}
