import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CertSubject, CourseType, LiveStatus } from '#catalogue/terms'
import { visibleToUser } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { NotFound, NotSignedIn, UserError } from '#core/errors'
import { entitlementOf, type AccessibleCourse, type Entitlement } from '#learning/entitlements/entitlement'
import { ownsCourse } from '#learning/entitlements/access_rule'
import { Denial, DenialText } from '#learning/terms'

export interface StudyCourse extends AccessibleCourse {
  courseName: string
  courseType: CourseType
  certSubject: CertSubject | null
  videoId: string | null
  liveStatus: LiveStatus | null
  liveStream: string | null
  /** Null if it was never on sale. */
  publishedAt: string | null
  presencePolicyId: number | null
}

export interface CourseAccess {
  course: StudyCourse
  entitlement: Entitlement
}

/** Owners find an unpublished course, also after expiry; all other users only a published one. */
export async function courseAccess(
  user: CurrentUser | null,
  courseId: number,
  client: QueryClientContract = db.connection()
): Promise<CourseAccess> {
  const course = await studyCourse(courseId, client)
  const entitlement = await entitlementOf(user, course, client)
  if (!ownsCourse(entitlement) && !(await isVisible(user, courseId, client))) throw new NotFound()
  return { course, entitlement }
}

/** Without a check of visibility. */
export async function studyCourse(
  courseId: number,
  client: QueryClientContract = db.connection()
): Promise<StudyCourse> {
  const course = await client
    .from('courses')
    .where('courses.id', courseId)
    .select(
      'courses.id',
      'course_name as courseName',
      'course_type as courseType',
      'course_status as courseStatus',
      'price_fen as priceFen',
      'teacher_id as teacherId',
      'cert_subject as certSubject',
      'video_id as videoId',
      'live_status as liveStatus',
      'live_stream as liveStream',
      'published_at as publishedAt',
      'presence_policy_id as presencePolicyId'
    )
    .first()
  if (!course) throw new NotFound()
  return course
}

async function isVisible(user: CurrentUser | null, courseId: number, client: QueryClientContract) {
  const query = client.from('courses').where('courses.id', courseId).select('courses.id')
  visibleToUser(user)(query)
  return Boolean(await query.first())
}

/** @throws NotSignedIn for a visitor, UserError `not-bought`, `expired` or `switched-off` */
export function requireAccess({ denial }: Entitlement, sentence: string = DenialText['not-bought']): void {
  if (!denial) return
  if (denial === Denial.NotSignedIn) throw new NotSignedIn()
  throw new UserError(denial === Denial.NotBought ? sentence : DenialText[denial], { code: denial })
}
