import { courseFieldNames, type CourseFieldName } from '@zhuxue/api/course-fields'
import type { CourseValues } from './values'

/** What may differ between two versions of a form: where a live course stands is changed beside it. */
export type FormField = Exclude<CourseFieldName, 'videoId' | 'paperId' | 'liveStatus'>

const beside: CourseFieldName[] = ['videoId', 'paperId', 'liveStatus']
const fields = courseFieldNames.filter((name) => !beside.includes(name)) as FormField[]
const asText = (value: unknown) => JSON.stringify(value === undefined || value === '' ? null : value)

/**
 * Three versions of one course: as the form was opened, as it is typed now, and as somebody else saved it
 * meanwhile. Only a field that both changed, and differently, needs somebody to choose.
 */
export function threeWayDiff(opened: CourseValues, typed: CourseValues, newest: CourseValues) {
  const changedIn = (values: CourseValues) => (field: FormField) =>
    field in values && asText(plain(values, field)) !== asText(plain(opened, field))
  const mine = fields.filter(changedIn(typed))
  const theirs = fields.filter(changedIn(newest))
  const agree = (field: FormField) => asText(plain(typed, field)) === asText(plain(newest, field))
  const both = mine.filter((field) => theirs.includes(field) && !agree(field))
  return {
    both,
    mine: mine.filter((field) => !theirs.includes(field)),
    theirs: theirs.filter((field) => !both.includes(field)),
  }
}

export function mergeValues(typed: CourseValues, newest: CourseValues, kept: readonly FormField[]): CourseValues {
  return { ...newest, ...Object.fromEntries(kept.map((field) => [field, typed[field]])) }
}

/** A specification carries the name of its course for show. */
function plain(values: CourseValues, field: FormField) {
  if (field !== 'models') return values[field]
  return (values.models ?? []).map(({ modelCode, modelName }) => [modelCode, modelName])
}
