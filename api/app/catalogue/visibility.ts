import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { CourseStatus, UnpricedTypes, CourseType } from '#catalogue/terms'
import { hasRole, isAdmin, type CurrentUser } from '#core/current_user'
import { courseReader } from '#core/http/access_policies'
import { Role } from '#core/roles'

/** Every public query over `courses` goes through one of these scopes (docs/product.md 2.2; docs/threats.md T23). */
type Query = DatabaseQueryBuilderContract<any>

/** `hidden` mirrors the tags, so that lists need not read them. */
const open = `courses.course_status = '${CourseStatus.Published}' and courses.hidden = 0`
const reached = `courses.course_status = '${CourseStatus.Published}' and exists (
  select 1 from course_models
  join courses as parents on parents.id = course_models.course_id
  where course_models.model_course_id = courses.id
    and parents.course_status = '${CourseStatus.Published}' and parents.hidden = 0)`

export function canSeeEverything(viewer: CurrentUser | null): boolean {
  return courseReader.allows(viewer)
}

/** Texts, chapters and other contents of an unpublished course: auditors see only the list. */
export function canSeeInside(viewer: CurrentUser | null, teacherId: number | null): boolean {
  return isAdmin(viewer) || (hasRole(viewer, Role.Teacher) && viewer!.id === teacherId)
}

export function visibleToUser(viewer: CurrentUser | null) {
  return (query: Query) => {
    if (canSeeEverything(viewer)) return
    query.where((either) => {
      either.whereRaw(`(${open})`).orWhereRaw(`(${reached})`)
      if (hasRole(viewer, Role.Teacher)) either.orWhere('courses.teacher_id', viewer!.id)
    })
  }
}

/** Column expression: 1 if every visitor can see it, like `visibleToUser(null)`. */
export const visibleToEveryone = `case when (${open}) or (${reached}) then 1 else 0 end`

export function publicOnly(query: Query) {
  return query.whereRaw(open)
}

/** The free list has courses at 0; Q&A and notices need no price and are listed only on request. */
export function offeredTo(viewer: CurrentUser | null, requested: { types: readonly CourseType[]; free: boolean }) {
  return (query: Query) => {
    if (canSeeEverything(viewer)) return
    query.where((either) => {
      either.where((offered) => {
        publicOnly(offered)
        offered.where((priced) => pricedAs(priced, requested))
      })
      if (hasRole(viewer, Role.Teacher)) either.orWhere('courses.teacher_id', viewer!.id)
    })
  }
}

function pricedAs(query: Query, requested: { types: readonly CourseType[]; free: boolean }) {
  const unpriced = UnpricedTypes.filter((type) => requested.types.includes(type))
  if (requested.free) {
    query.where('courses.price_fen', 0)
    if (!unpriced.length) query.whereNotIn('courses.course_type', [...UnpricedTypes])
  } else {
    query.where('courses.price_fen', '>', 0)
    if (unpriced.length) query.orWhereIn('courses.course_type', unpriced)
  }
}

/** 购买后才能查看: further education and priced answers (docs/product.md 2.11). */
export function hidesDetail(row: { courseType: number; priceFen: number }): boolean {
  return boughtToRead.includes(row.courseType) && row.priceFen > 0
}

const boughtToRead: readonly number[] = [CourseType.FurtherEducation, CourseType.Answer]
