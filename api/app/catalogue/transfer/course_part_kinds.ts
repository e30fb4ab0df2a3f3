import CourseModel from '#catalogue/course_model'
import DiscountRule from '#catalogue/discount_rule'
import { TierRuleCode } from '#catalogue/terms'
import { courseModelColumns, discountRuleColumns } from '#catalogue/transfer/course_part_columns'
import { transferKind } from '#core/transfer/kind'

export const courseModelKind = transferKind({
  object: 'course_models',
  table: 'course_models',
  columns: courseModelColumns,
  async check(rows, { refuse }) {
    for (const row of rows) {
      const { course, model_course: model } = row.values
      if (course !== null && course === model) {
        refuse(row, { code: 'E_RULE', column: 'model_course', facts: { sentence: '套餐不能包含自己' } })
      }
    }
  },
  async write(rows, { trx, done }) {
    for (const row of rows) {
      const { course: courseId, model_course: modelCourseId, model_name: modelName, position } = row.values
      const saved = await CourseModel.updateOrCreate(
        { courseId, modelCourseId },
        { modelName, position: position ?? 0 },
        { client: trx }
      )
      done(row, saved.id)
    }
  },
  async read(afterId, limit, { client }) {
    const models = await CourseModel.query({ client }).where('id', '>', afterId).orderBy('id').limit(limit)
    return models.map(({ id, courseId, modelCourseId, modelName, position }) => ({
      id,
      values: { course: courseId, model_course: modelCourseId, model_name: modelName, position },
    }))
  },
})

export const discountRuleKind = transferKind({
  object: 'discount_rules',
  table: 'discount_rules',
  columns: discountRuleColumns,
  async check(rows, { refuse }) {
    for (const row of rows) {
      const { rule_code: code, price_yuan: price } = row.values
      const isTier = code === TierRuleCode
      if (isTier === (price === null)) continue
      const sentence = isTier ? '规则 06 没有优惠价' : '优惠价不能为空'
      refuse(row, { code: 'E_RULE', column: 'price_yuan', facts: { sentence } })
    }
  },
  async write(rows, { trx, done }) {
    for (const row of rows) {
      const { course: courseId, rule_code: ruleCode, price_yuan: discountedPriceFen } = row.values
      const saved = await DiscountRule.updateOrCreate({ courseId, ruleCode }, { discountedPriceFen }, { client: trx })
      done(row, saved.id)
    }
  },
  async read(afterId, limit, { client }) {
    const rules = await DiscountRule.query({ client }).where('id', '>', afterId).orderBy('id').limit(limit)
    return rules.map(({ id, courseId, ruleCode, discountedPriceFen }) => ({
      id,
      values: { course: courseId, rule_code: ruleCode, price_yuan: discountedPriceFen },
    }))
  },
})
