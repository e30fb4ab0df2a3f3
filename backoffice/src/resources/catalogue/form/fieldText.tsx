import { fieldOf } from '@zhuxue/api/course-fields'
import { CourseTagText } from '@zhuxue/api/terms/catalogue'
import { RuleText } from '@zhuxue/api/terms/commerce'
import type { ReactNode } from 'react'
import { formatYuan } from '../../../components/format'
import { SafeHtml } from '../../../components/SafeHtml'
import type { FormField } from './threeWayMerge'
import type { CourseValues } from './values'

const named = (text: Readonly<Record<string, string>>, value: unknown) => text[String(value)] ?? String(value)
const list = (items: string[]) => items.join('、') || '无'

export function fieldText(field: FormField, values: CourseValues): string {
  const value = values[field] as unknown
  if (field === 'courseTags') return list(values.courseTags.map((tag) => named(CourseTagText, tag)))
  if (field === 'models') return list((values.models ?? []).map(({ modelName }) => modelName))
  if (field === 'discountRules') {
    return list(
      (values.discountRules ?? []).map(
        ({ ruleCode, discountedPrice }) =>
          named(RuleText, ruleCode) + (discountedPrice ? ` ${formatYuan(discountedPrice)} 元` : '')
      )
    )
  }
  if (value === null || value === undefined || value === '') return '无'
  const { kind, nameAs, options } = fieldOf(field)
  if (kind === 'choice') return named(options!, Number(value) >= 0 ? Number(value) : value)
  if (kind === 'flag') return value ? '是' : '否'
  if (kind === 'reference') {
    return (values as unknown as Record<string, string | null>)[nameAs!] ?? `编号 ${value}`
  }
  if (kind === 'money') return `${formatYuan(Number(value))} 元`
  if (kind === 'rich') return wordsOf(String(value))
  return String(value)
}

export function renderField(field: FormField, values: CourseValues): ReactNode {
  const { kind } = fieldOf(field)
  const value = values[field]
  if (kind === 'rich') return <SafeHtml html={String(value ?? '')} />
  if (kind === 'image' && value) return <img src={String(value)} alt="" width={150} height={84} />
  return fieldText(field, values)
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.innerText.trim()
