import { fieldOf, type CourseFieldName } from '@zhuxue/api/course-fields'
import type { Rule } from 'antd/es/form'

/** Name, label and rules of a course field, for a form item. */
export function fieldProps(name: CourseFieldName) {
  const { label, max, missing, ofType, tooLong } = fieldOf(name)
  const rules: Rule[] = []
  if (missing && ofType) rules.push({ required: true, message: missing })
  if (max) rules.push({ max, message: tooLong ?? `${label}最多 ${max} 个字符` })
  return { name, label, rules }
}
