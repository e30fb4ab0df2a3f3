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

export async function writeTags(trx: Trx, course: Course, tags: string[]): Promise<void> {
  await replaceRows(
    trx,
    'course_tags',
    course.id,
    tags.map((tag) => ({ tag }))
  )
}

/** Prices come in yuan. Rule 06 takes from the total and has none. */
export async function writeRules(trx: Trx, course: Course, rules: CourseForm['discountRules']): Promise<void> {
  await replaceRows(
    trx,
    'discount_rules',
    course.id,
    rules.map(({ ruleCode, discountedPrice }) => ({
      rule_code: ruleCode,
      discounted_price_fen: ruleCode === TierRuleCode ? null : toFen(discountedPrice!),
    }))
  )
}

export async function writeModels(trx: Trx, course: Course, models: CourseForm['models']): Promise<void> {
  await replaceRows(
    trx,
    'course_models',
    course.id,
    models.map(({ modelCode, modelName }, position) => ({
      model_course_id: modelCode,
      model_name: modelName,
      position,
    }))
  )
}

export function sameModels(course: Course, models: CourseForm['models']): boolean {
  const stored = course.models.map(({ modelCourseId, modelName }) => [modelCourseId, modelName])
  const wanted = models.map(({ modelCode, modelName }) => [modelCode, modelName])
  return JSON.stringify(stored) === JSON.stringify(wanted)
}

async function replaceRows(trx: Trx, table: string, courseId: number, rows: object[]): Promise<void> {
  await trx.from(table).where('course_id', courseId).delete()
  if (!rows.length) return
  await trx.table(table).multiInsert(rows.map((row) => ({ course_id: courseId, ...row })))
}
