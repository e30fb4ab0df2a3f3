import { CertSubjectText, CourseTagText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { RuleText } from '@zhuxue/api/terms/commerce'
import type { ReactNode } from 'react'
import { yuan } from '../../../kit/format'
import { SafeHtml } from '../../../kit/SafeHtml'
import type { FormField } from './merge'
import type { CourseValues } from './values'

const named = (text: Record<string, string>, value: unknown) => text[String(value)] ?? String(value)
const list = (items: string[]) => items.join('、') || '无'

/** The value of a field in words. */
export function textOf(field: FormField, values: CourseValues): string {
  const value = values[field] as unknown
  if (field === 'courseTags') return list(values.courseTags.map((tag) => named(CourseTagText, tag)))
  if (field === 'models') return list((values.models ?? []).map(({ modelName }) => modelName))
  if (field === 'discountRules') {
    return list(
      (values.discountRules ?? []).map(
        ({ ruleCode, discountedPrice }) =>
          named(RuleText, ruleCode) + (discountedPrice ? ` ${yuan(discountedPrice)} 元` : '')
      )
    )
  }
  if (value === null || value === undefined || value === '') return '无'
  if (field === 'certSubject') return named(CertSubjectText, value)
  if (field === 'requiredCourse') return named(RequiredCourseText, Number(value))
  if (field === 'recommended') return value ? '是' : '否'
  if (field === 'courseTeacher') return values.teacherName ?? `编号 ${value}`
  if (field === 'relatedCourseId') return `编号 ${value}`
  if (/price/i.test(field) && field !== 'coursePriceDiscount') return `${yuan(Number(value))} 元`
  if (field === 'courseDescription') return wordsOf(String(value))
  return String(value)
}

export function shownField(field: FormField, values: CourseValues): ReactNode {
  if (field === 'courseDescription') return <SafeHtml html={values.courseDescription ?? ''} />
  if (field === 'converImgUrl' && values.converImgUrl) {
    return <img src={values.converImgUrl} alt="" width={150} height={84} />
  }
  return textOf(field, values)
}

const wordsOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.innerText.trim()
