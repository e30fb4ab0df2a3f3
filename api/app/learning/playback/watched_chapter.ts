import type { ChapterStatus } from '#catalogue/terms'
import type { CurrentUser } from '#core/current_user'
import { prepared } from '#core/prepared_statements'
import type { Trx } from '#core/transaction'
import { decideAccess, ownsCourse, type EntitlementRow } from '#learning/entitlements/access_rule'
import { courseAccess } from '#learning/entitlements/course_access'
import type { Entitlement } from '#learning/entitlements/entitlement'
import { businessDay } from '#learning/entitlements/validity'
import { playableVideo, type PlayableVideo } from '#learning/playback/playable_video'
import { isPublished } from '#learning/published_chapters'

export interface Watched {
  entitlement: Entitlement
  video: PlayableVideo
  /** The first minute of the entitlement is over, so its seat can no longer be transferred. */
  isFinal: boolean
}

interface Where {
  courseId: number
  chapterId: number | null
  videoId: string
}

/** Heartbeats cause most database queries, so an owner of a published chapter costs one read. */
export async function watchedChapter(trx: Trx, user: CurrentUser, where: Where): Promise<Watched> {
  const usual = where.chapterId ? await inOneRead(trx, user, where) : null
  if (usual) return usual

  const { courseId, chapterId, videoId } = where
  const { course, entitlement } = await courseAccess(user, courseId, trx)
  const video = await playableVideo(course, { videoId, chapterId: chapterId ?? undefined }, trx)
  return { entitlement, video, isFinal: false }
}

interface Row {
  courseStatus: string
  priceFen: number
  teacherId: number | null
  title: string
  status: ChapterStatus
  parentId: number | null
  parentStatus: ChapterStatus | null
  grandparentId: number | null
  videoSeconds: number
  creditSeconds: number
  paperId: number | null
  entitlementId: number
  source: EntitlementRow['source']
  entitlementStatus: EntitlementRow['status']
  expiresOn: string | null
  firstStudiedAt: string | null
}

/** Not joined with the locked rows: the optimizer takes longer for one join of seven tables than for both queries. */
const holderAndChapter = prepared<Row>(
  `select courses.course_status as courseStatus, courses.price_fen as priceFen, courses.teacher_id as teacherId,
     chapters.chapter_title as title, chapters.chapter_status as status, chapters.parent_id as parentId,
     parents.chapter_status as parentStatus, parents.parent_id as grandparentId,
     chapters.credit_seconds as creditSeconds, chapters.paper_id as paperId,
     coalesce(nullif(chapters.video_seconds, 0), videos.seconds, 0) as videoSeconds,
     user_courses.id as entitlementId, user_courses.source, user_courses.user_course_status as entitlementStatus,
     user_courses.expires_on as expiresOn, user_courses.first_studied_at as firstStudiedAt
   from user_courses
   join courses on courses.id = user_courses.course_id
   join chapters on chapters.course_id = courses.id
   left join chapters parents on parents.id = chapters.parent_id
   left join videos on videos.video_id = chapters.video_id
   where user_courses.user_id = ? and user_courses.course_id = ? and user_courses.refunded_at is null
     and chapters.id = ? and chapters.video_id = ?`
)

async function inOneRead(
  trx: Trx,
  user: CurrentUser,
  { courseId, chapterId, videoId }: Where
): Promise<Watched | null> {
  const rows = await holderAndChapter.rows(trx, user.id, courseId, chapterId!, videoId)
  rows.sort((one, other) => one.entitlementId - other.entitlementId)
  const [row] = rows
  if (!row || row.grandparentId !== null) return null

  const parents = new Map(row.parentId === null ? [] : [[row.parentId, { parentId: null, status: row.parentStatus! }]])
  const entitlement = decideAccess(
    user,
    { id: courseId, ...row },
    rows.map((one) => ({ ...one, id: one.entitlementId, courseId, status: one.entitlementStatus })),
    businessDay()
  )
  if (!isPublished(row, parents) || !ownsCourse(entitlement)) return null

  const { title, creditSeconds, paperId } = row
  const best = rows.find(({ entitlementId }) => entitlementId === entitlement.userCourseId)
  return {
    entitlement,
    video: { videoId, title, chapterId, creditSeconds, paperId, seconds: row.videoSeconds },
    isFinal: Boolean(best?.firstStudiedAt),
  }
}
