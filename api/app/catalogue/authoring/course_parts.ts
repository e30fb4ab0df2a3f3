import type Course from '#catalogue/course'
import type { CourseForm } from '#catalogue/authoring/course_form'
import { TierRuleCode } from '#catalogue/terms'
import { toFen } from '#core/money'
import type { Trx } from '#core/transaction'

export async function loadParts(course: Course): Promise<void> {
  await course.load('tags')
  await course.load('models')
  await course.load('rules')
}

/** Replaces tags, discount rules and, while the course is unpublished, variants; prices are in yuan. */
export async function writeParts(trx: Trx, course: Course, form: CourseForm): Promise<void> {
  await replaceRows(
    trx,
    'course_tags',
    course.id,
    form.courseTags.map((tag) => ({ tag }))
  )
  await replaceRows(
    trx,
    'discount_rules',
    course.id,
    form.discountRules.map(({ ruleCode, discountedPrice }) => ({
      rule_code: ruleCode,
      // Rule 06 reduces the total and has no price.
      discounted_price_fen: ruleCode === TierRuleCode ? null : toFen(discountedPrice!),
    }))
  )
  if (course.isUnpublished) {
    await replaceRows(
      trx,
      'course_models',
      course.id,
      form.models.map(({ modelCode, modelName }, position) => ({
        model_course_id: modelCode,
        model_name: modelName,
        position,
      }))
    )
  }
  await loadParts(course)
}

export function sameModels(course: Course, models: CourseForm['models']): boolean {
  const stored = course.models.map(({ modelCourseId, modelName }) => [modelCourseId, modelName])
  const requested = models.map(({ modelCode, modelName }) => [modelCode, modelName])
  return JSON.stringify(stored) === JSON.stringify(requested)
}

async function replaceRows(trx: Trx, table: string, courseId: number, rows: object[]): Promise<void> {
  await trx.from(table).where('course_id', courseId).delete()
  if (!rows.length) return
  await trx.table(table).multiInsert(rows.map((row) => ({ course_id: courseId, ...row })))
}
