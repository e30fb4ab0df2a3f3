import { CourseStatus } from '#catalogue/terms'
import { hasRole, isAdmin, type CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import { AccessReason, Denial, UserCourseStatus, type CourseSource } from '#learning/terms'

export interface AccessibleCourse {
  id: number
  courseStatus: string
  priceFen: number
  teacherId: number | null
}

export type Person = Pick<CurrentUser, 'id' | 'roles'>

export interface Entitlement {
  allowed: boolean
  reason: AccessReason | null
  denial: Denial | null
  /** Last day of use `yyyy-MM-dd`, inclusive; null for unlimited access. */
  expiresOn: string | null
  /** The day on which the last entitlement expired, if it did. */
  endedOn: string | null
  /** Null for free courses and staff. */
  userCourseId: number | null
}

export interface EntitlementRow {
  id: number
  courseId: number
  source: CourseSource
  status: UserCourseStatus
  expiresOn: string | null
}

export function decideAccess(
  user: Person | null,
  course: AccessibleCourse,
  rows: EntitlementRow[],
  today: string
): Entitlement {
  const best = rows
    .filter((row) => row.status === UserCourseStatus.Valid && !isExpired(row, today))
    .reduce<EntitlementRow | null>((best, row) => (best && outlasts(best, row) ? best : row), null)
  if (best) return allowed(best.source, best)

  const free = course.priceFen === 0 && course.courseStatus === CourseStatus.Published
  if (free) return allowed(AccessReason.Free)
  if (!user) return denied(Denial.NotSignedIn)
  if (isStaffOf(user, course)) return allowed(AccessReason.Staff)
  const ended = rows.filter((row) => isExpired(row, today)).map((row) => row.expiresOn!)
  if (ended.length) return denied(Denial.Expired, ended.sort().at(-1))
  return denied(rows.length ? Denial.SwitchedOff : Denial.NotBought)
}

/** Admins, and the teacher of the course. */
export function isStaffOf(user: Person | null, course: Pick<AccessibleCourse, 'teacherId'>) {
  if (!user) return false
  const person = user as CurrentUser
  return isAdmin(person) || (hasRole(person, Role.Teacher) && course.teacherId === user.id)
}

function isExpired({ expiresOn }: EntitlementRow, today: string): boolean {
  return expiresOn !== null && expiresOn < today
}

function outlasts(one: EntitlementRow, other: EntitlementRow): boolean {
  return one.expiresOn === null || (other.expiresOn !== null && one.expiresOn >= other.expiresOn)
}

function allowed(reason: AccessReason, row?: EntitlementRow): Entitlement {
  return {
    allowed: true,
    reason,
    denial: null,
    expiresOn: row?.expiresOn ?? null,
    endedOn: null,
    userCourseId: row?.id ?? null,
  }
}

function denied(denial: Denial, endedOn: string | null = null): Entitlement {
  return { allowed: false, reason: null, denial, expiresOn: null, endedOn, userCourseId: null }
}

/** Users who bought or were assigned the course, even if the entitlement has expired. */
export function ownsCourse({ allowed, reason, denial }: Entitlement): boolean {
  if (allowed) return reason !== AccessReason.Free
  return denial === Denial.Expired || denial === Denial.SwitchedOff
}
