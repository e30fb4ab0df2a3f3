import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseStatus } from '#catalogue/terms'
import { hasRole, isAdmin, type CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import { businessDay } from '#learning/validity'
import { AccessReason, Denial, UserCourseStatus, type CourseSource } from '#learning/terms'

/** What must be known of a course to say who may use it. */
export interface AccessibleCourse {
  id: number
  courseStatus: string
  priceFen: number
  teacherId: number | null
}

type Person = Pick<CurrentUser, 'id' | 'roles'>

/** The answer to "may this person use this course, and why". */
export interface Entitlement {
  allowed: boolean
  /** Why, when allowed. */
  reason: AccessReason | null
  /** Why not, when not. */
  denial: Denial | null
  /** Last day of use `yyyy-MM-dd`, the day included; null when there is no end. */
  expiresOn: string | null
  /** The row in `user_courses` that gives the right; null for free courses and staff. */
  userCourseId: number | null
}

export interface RightRow {
  id: number
  courseId: number
  source: CourseSource
  status: UserCourseStatus
  expiresOn: string | null
}

/**
 * May this person use this course, and why: the one place that decides it (decisions, section 6).
 * Asked for every play address, handout, exercise, paper, comment and beat. A right of one's own
 * outlives the course being taken off the shelf; only what is free must be on it.
 * @param client the transaction when there is one
 */
export async function entitlementOf(
  user: Person | null,
  course: AccessibleCourse,
  client: QueryClientContract = db.connection()
): Promise<Entitlement> {
  const all = await entitlementsOf(user, [course], client)
  return all.get(course.id)!
}

/** The same for many courses with one query, by course id. */
export async function entitlementsOf(
  user: Person | null,
  courses: AccessibleCourse[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, Entitlement>> {
  const rights = user ? await rightsOf(user.id, courses, client) : []
  return new Map(
    courses.map((course) => [
      course.id,
      decide(
        user,
        course,
        rights.filter(({ courseId }) => courseId === course.id),
        businessDay()
      ),
    ])
  )
}

async function rightsOf(
  userId: number,
  courses: AccessibleCourse[],
  client: QueryClientContract
): Promise<RightRow[]> {
  const rows = await client
    .from('user_courses')
    .select('id', 'course_id', 'source', 'user_course_status', 'expires_on')
    .where('user_id', userId)
    .whereIn(
      'course_id',
      courses.map(({ id }) => id)
    )
    .orderBy('id')
  return rows.map((row) => ({
    id: row.id,
    courseId: row.course_id,
    source: row.source,
    status: row.user_course_status,
    expiresOn: row.expires_on,
  }))
}

/**
 * The rule itself, on values.
 * @param today the business day
 */
export function decide(
  user: Person | null,
  course: AccessibleCourse,
  rights: RightRow[],
  today: string
): Entitlement {
  const best = rights
    .filter((right) => right.status === UserCourseStatus.Valid && !isOver(right, today))
    .reduce<RightRow | null>((best, right) => (best && outlasts(best, right) ? best : right), null)
  if (best) return allowed(best.source, best)

  const free = Number(course.priceFen) === 0 && course.courseStatus === CourseStatus.Published
  if (free) return allowed(AccessReason.Free)
  if (!user) return denied(Denial.NotSignedIn)
  if (isStaffOf(user, course)) return allowed(AccessReason.Staff)
  if (rights.some((right) => isOver(right, today))) return denied(Denial.Expired)
  return denied(rights.length ? Denial.SwitchedOff : Denial.NotBought)
}

/** Whoever answers for a course may look at it: an admin, and the teacher whose course it is. */
export function isStaffOf(user: Person | null, course: Pick<AccessibleCourse, 'teacherId'>) {
  if (!user) return false
  const person = user as CurrentUser
  return isAdmin(person) || (hasRole(person, Role.Teacher) && course.teacherId === user.id)
}

function isOver({ expiresOn }: RightRow, today: string): boolean {
  return expiresOn !== null && expiresOn < today
}

function outlasts(one: RightRow, other: RightRow): boolean {
  return one.expiresOn === null || (other.expiresOn !== null && one.expiresOn >= other.expiresOn)
}

function allowed(reason: AccessReason, right?: RightRow): Entitlement {
  return {
    allowed: true,
    reason,
    denial: null,
    expiresOn: right?.expiresOn ?? null,
    userCourseId: right?.id ?? null,
  }
}

function denied(denial: Denial): Entitlement {
  return { allowed: false, reason: null, denial, expiresOn: null, userCourseId: null }
}
