import { courseFieldNames, type CourseFieldName } from '@zhuxue/api/course-fields'
import type { CourseValues } from './values'

/** The fields that are compared: the state of a live course is changed outside the form. */
export type FormField = Exclude<CourseFieldName, 'videoId' | 'paperId' | 'liveStatus'>

const savedElsewhere: CourseFieldName[] = ['videoId', 'paperId', 'liveStatus']
const fields = courseFieldNames.filter((name) => !savedElsewhere.includes(name)) as FormField[]
const asText = (value: unknown) => JSON.stringify(value === undefined || value === '' ? null : value)

/**
 * Compares the opened, the typed and the newest version of a course. Only a field that both sides changed, and
 * differently, needs a choice.
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

export function mergeValues(
  typed: CourseValues,
  newest: CourseValues,
  chosenFields: readonly FormField[]
): CourseValues {
  return { ...newest, ...Object.fromEntries(chosenFields.map((field) => [field, typed[field]])) }
}

/** A variant has the name of its course for display only. */
function plain(values: CourseValues, field: FormField) {
  if (field !== 'models') return values[field]
  return (values.models ?? []).map(({ modelCode, modelName }) => [modelCode, modelName])
}
