import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isBundle, toCourseCard, toStaffFields } from '#catalogue/course_transformer'
import { detailFieldNames, fieldOf, type DetailFieldName } from '#catalogue/course_fields'
import { courseRows, selectOf, type CourseRow, type RawFields } from '#catalogue/course_rows'
import { detailValues } from '#catalogue/course_values'
import { noticeOf } from '#catalogue/presence_policies/course_notice'
import type { DetailAccess } from '#catalogue/listing/detail_access'
import { lectureColumns, lectureSummary, type LectureColumns } from '#catalogue/listing/lecture_summary'
import { CourseStatus, type CourseType } from '#catalogue/terms'
import { publicOnly, canSeeEverything, canSeeInside, visibleToUser, hidesDetail } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { toYuan } from '#core/money'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import { settings } from '#settings/terms'

type DetailRow = CourseRow &
  RawFields<DetailFieldName> &
  LectureColumns & { teacherAvatarUrl: string | null; validityDays: string | null; presencePolicyId: number | null }
const detailColumns = detailFieldNames.map((name) => selectOf(fieldOf(name).attribute)).join(', ')

interface DetailReader {
  viewer: CurrentUser | null
  access: DetailAccess
}

/**
 * An owner still sees a course after it was unpublished (docs/decisions/0033).
 * @returns with `isWhole`: no text and no variant was left out for this reader
 */
export async function courseDetail(id: number, reader: DetailReader, client: QueryClientContract) {
  const { viewer, access } = reader
  const offered = await detailRow(client, id, null)
  const row = offered ?? (viewer && (await unofferedRow(client, id, { viewer, access })))
  if (!row) return null

  const inside = canSeeInside(viewer, row.teacherId)
  const [{ models, areAll }, discountRules, relatedCourse, readable] = await Promise.all([
    modelsOf(client, id, { viewer, inside, access }),
    rulesOf(client, id),
    row.relatedCourseId ? findRelated(client, row.relatedCourseId) : null,
    inside || isReadable(row, { offered: offered !== null, viewer, access }),
  ])

  const { courseDescription, relatedCourseId, paperId, ...others } = detailValues(row)

  const detail = {
    ...toCourseCard(row),
    teacherAvatarUrl: row.teacherAvatarUrl,
    courseDescription: readable ? await readableHtml(courseDescription) : '',
    hiddenDetail: !readable,
    /** False for owners of a course that is no longer sold, and for staff before it is published. */
    onSale: offered !== null,
    models: models.map(({ lectures, lectureSeconds, ...model }) => model),
    /** A bundle sums up its courses. */
    ...lectureSummary(isBundle(row.tags) ? models : [row]),
    validityDays: Number(row.validityDays ?? settings.validityDays.value),
    discountRules,
    relatedCourseId: inside || relatedCourse ? relatedCourseId : null,
    relatedCourse,
    paperId,
    ...others,
    /** What the study of the course asks; absent if nothing. */
    presenceNotice: await noticeOf(isBundle(row.tags) ? models.map(({ modelCode }) => modelCode) : row, client),
    ...((inside || canSeeEverything(viewer)) && toStaffFields(row)),
  }
  return { detail, isWhole: readable && areAll }
}

/** @param viewer the user who must be able to see it; undefined skips the check */
async function detailRow(
  client: QueryClientContract,
  id: number,
  viewer?: CurrentUser | null
): Promise<DetailRow | null> {
  const query = courseRows(client)
    .select(db.raw(detailColumns), 'teachers.avatar_url as teacherAvatarUrl')
    .select('courses.presence_policy_id as presencePolicyId')
    .select(db.raw(lectureColumns))
    .select(db.raw(`(select value from params where name = 'validityDays') as validityDays`))
    .where('courses.id', id)
  if (viewer !== undefined) visibleToUser(viewer)(query)
  return query.first()
}

async function unofferedRow(
  client: QueryClientContract,
  id: number,
  { viewer, access }: { viewer: CurrentUser; access: DetailAccess }
) {
  const row = await detailRow(client, id)
  if (!row || canSeeEverything(viewer) || canSeeInside(viewer, row.teacherId)) return row
  return (await access.of(viewer, id)).holds ? row : null
}

/** Auditors see that a course exists, but its text only when it is public. */
async function isReadable(
  row: DetailRow,
  { offered, viewer, access }: { offered: boolean; viewer: CurrentUser | null; access: DetailAccess }
): Promise<boolean> {
  if (offered && !hidesDetail(row)) return true
  if (!viewer) return false
  const { holds, reads } = await access.of(viewer, row.id)
  return hidesDetail(row) ? reads : holds
}

interface ModelDetails {
  modelCode: number
  modelName: string
  courseName: string
  courseType: CourseType
  teacherName: string | null
  certSubject: string | null
}

interface Reader extends DetailReader {
  inside: boolean
}

/** A learner sees variants on sale and variants that the learner owns. */
async function modelsOf(client: QueryClientContract, courseId: number, { viewer, inside, access }: Reader) {
  const query = client
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
      'courses.original_price_fen as originalPriceFen',
      'courses.course_status as status'
    )
    .select(db.raw(lectureColumns))
    .orderBy('course_models.position')
    .orderBy('course_models.id')
  const models: ModelRow[] = await query
  const revoked = models.filter(({ status }) => status !== CourseStatus.Published)
  const ids = revoked.map(({ modelCode }) => modelCode)
  const held = viewer && !inside && ids.length ? await access.heldAmong(viewer, ids) : null
  const shown = models.filter((model) => inside || !revoked.includes(model) || held?.has(model.modelCode))
  const shownModels = shown.map(({ priceFen, originalPriceFen, courseSeconds, status, ...model }) => ({
    ...(model as ModelDetails & LectureColumns),
    totalTime: toMinutes(courseSeconds),
    coursePrice: toYuan(priceFen),
    coursePriceOriginal: toYuan(originalPriceFen),
  }))
  return { models: shownModels, areAll: shown.length === models.length }
}

type ModelRow = ModelDetails &
  LectureColumns & { status: CourseStatus; priceFen: number; originalPriceFen: number; courseSeconds: number }

async function rulesOf(client: QueryClientContract, courseId: number) {
  const rules = await client
    .from('discount_rules')
    .where('course_id', courseId)
    .select('rule_code as ruleCode', 'discounted_price_fen as fen')
    .orderBy('rule_code')
  return rules.map(({ ruleCode, fen }) => ({
    ruleCode: ruleCode as string,
    discountedPrice: fen === null ? null : toYuan(fen),
  }))
}

async function findRelated(client: QueryClientContract, id: number) {
  const row: CourseRow | null = await courseRows(client).where('courses.id', id).where(publicOnly).first()
  return row ? toCourseCard(row) : null
}
