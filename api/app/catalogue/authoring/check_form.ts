import type Course from '#catalogue/course'
import { needsTeacher, type CourseForm } from '#catalogue/authoring/course_form'
import { needsCover } from '#catalogue/publish_checks/missing_items'
import { ShippedTypes, messages, type CourseType } from '#catalogue/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { acceptUpload } from '#core/http/accept_upload'
import { UserError } from '#core/errors'
import { Role } from '#core/roles'
import type { Trx } from '#core/transaction'
import type { ObjectStorage } from '#drivers/storage/object_storage'

export async function checkForm(
  trx: Trx,
  form: CourseForm,
  context: { user: CurrentUser; storage: ObjectStorage; before: Course | null }
): Promise<void> {
  const id = form.courseId ?? null
  await checkCover(form, context)
  if (isAdmin(context.user)) await checkTeacher(trx, form)
  checkPrice(form, context.before)
  checkProduct(form)
  await checkModels(trx, form, id)
  await checkRelated(trx, form, id)
}

async function checkCover(
  form: CourseForm,
  { storage, before }: { storage: ObjectStorage; before: Course | null }
): Promise<void> {
  const url = form.converImgUrl ?? form.courseImgUrl
  if (!url) {
    if (needsCover(form.courseType)) reject('converImgUrl', messages.coverNeeded)
    return
  }
  if (url === before?.coverUrl) return
  const key = storage.keyOf(url)
  const ours = key?.startsWith('image/cover/') && (await acceptUpload(storage, key, 'converImgUrl'))
  if (!ours) reject('converImgUrl', messages.coverNotOurs)
}

async function checkTeacher(trx: Trx, { courseTeacher, courseType }: CourseForm): Promise<void> {
  if (!courseTeacher) {
    if (needsTeacher(courseType)) reject('courseTeacher', messages.chooseTeacher)
    return
  }
  const teacher = await trx
    .from('users')
    .join('user_roles', 'user_roles.user_id', 'users.id')
    .where('users.id', courseTeacher)
    .where('user_roles.role', Role.Teacher)
    .whereNull('users.deleted_at')
    .first()
  if (!teacher) reject('courseTeacher', messages.teacherUnknown)
}

/** An emptied price is not a price of 0, which would be free for all users (docs/threats.md T38). */
function checkPrice({ coursePrice, coursePriceOriginal }: CourseForm, before: Course | null): void {
  if (coursePrice !== null) return
  if (coursePriceOriginal || (before?.priceFen ?? 0) > 0) {
    reject('coursePrice', messages.priceCleared)
  }
}

function checkProduct({ courseType, coursePriceOriginal, coursePrice }: CourseForm): void {
  if (!ShippedTypes.includes(courseType as CourseType)) return
  if (coursePriceOriginal && coursePrice === 0) reject('coursePrice', messages.productPriceRange)
}

async function checkModels(trx: Trx, { models }: CourseForm, id: number | null): Promise<void> {
  const codes = models.map(({ modelCode }) => modelCode)
  if (id && codes.includes(id)) reject('models', messages.modelSelf)
  if ((await countExisting(trx, codes)) !== codes.length) reject('models', messages.modelUnknown)
}

async function checkRelated(trx: Trx, form: CourseForm, id: number | null): Promise<void> {
  const { relatedCourseId } = form
  if (!relatedCourseId) return
  if (relatedCourseId === id) reject('relatedCourseId', messages.relatedSelf)
  if (!(await countExisting(trx, [relatedCourseId]))) reject('relatedCourseId', messages.relatedUnknown)
}

async function countExisting(trx: Trx, ids: number[]): Promise<number> {
  if (!ids.length) return 0
  const [{ total }] = await trx.from('courses').whereIn('id', ids).count('* as total')
  return Number(total)
}

function reject(field: string, message: string): never {
  throw new UserError(message, { field })
}
