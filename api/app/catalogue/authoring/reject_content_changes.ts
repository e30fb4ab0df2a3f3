import type { DateTime } from 'luxon'
import type { CourseForm, CourseAttributes } from '#catalogue/authoring/course_form'
import { sameModels } from '#catalogue/authoring/course_parts'
import type Course from '#catalogue/course'
import { contentFieldNames, fieldOf, type CourseFieldKind } from '#catalogue/course_fields'
import { messages } from '#catalogue/terms'
import { isAdmin, type CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { UserError } from '#core/errors'
import { safeHtml } from '#core/rich_text/rich_text'
import { toWireTime } from '#core/time'

/** An admin may submit the form of a published course again if its contents are unchanged. */
export function rejectContentChanges(
  course: Course,
  contents: CourseAttributes,
  models: CourseForm['models'],
  user: CurrentUser
): void {
  const same = contentFieldNames.map(fieldOf).every(({ attribute, kind }) => {
    const onWire = (value: unknown) => comparable(kind, value)
    return onWire(course.$attributes[attribute]) === onWire(contents[attribute])
  })
  if (!isAdmin(user) || !same || !sameModels(course, models)) throw new UserError(messages.onlyUnpublishedEditable)
}

function comparable(kind: CourseFieldKind, value: unknown): unknown {
  if (kind === 'rich') return safeHtml((value as string | null) ?? '')
  if (kind === 'minutes') return toMinutes(Number(value))
  if (kind === 'time') return toWireTime(value as DateTime | null)
  if (typeof value === 'boolean') return Number(value)
  return value ?? null
}
