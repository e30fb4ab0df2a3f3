import { finding, type Attack } from '../attack.js'
import { draftForm } from '../courses.js'

/** The rule of those who bought before, one that carries a price. */
const ruleCode = '05'

export const zeroPrice: Attack = {
  promises: 'T38',
  title: 'A course that costs something is sold for nothing',
  async run(target) {
    const token = await target.admin()
    const rules = (discountedPrice: unknown) => [{ ruleCode, discountedPrice }]
    const tries: Record<string, object> = {
      'by a rule of 0': { discountRules: rules(0) },
      'by a rule of a thousandth': { discountRules: rules(0.001) },
      'by a rule of less than nothing': { discountRules: rules(-1) },
      'by a price that was cleared': { coursePrice: null },
      'by an empty price': { coursePrice: '' },
    }
    const rows = []
    for (const [tried, change] of Object.entries(tries)) {
      const form = { ...(await draftForm(target)), ...change }
      const saved = await target.post('/api/admin/courses', form, { token })
      const id = saved.body.courseId
      const course = id && (await target.get(`/api/public/courses/${id}`, { token })).body.course
      if (id) await target.call('DELETE', `/api/admin/courses/${id}`, { token })
      const isSold =
        saved.body.code === '200' &&
        (course.coursePrice === 0 ||
          course.discountRules.some((rule: any) => rule.discountedPrice === 0))
      rows.push(finding(tried, !isSold, saved.text))
    }
    return rows
  },
}
