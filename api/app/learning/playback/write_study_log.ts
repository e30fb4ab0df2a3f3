import { bookFinishedChapter } from '#certificates/ledger/book_hours'
import { openCourseEduLog } from '#certificates/ledger/open_course_edu_log'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type ChapterProgress from '#learning/playback/chapter_progress'
import { eventPerson } from '#messages/partner_events/event_person'
import { buyersOfSeats } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import type { PlayableVideo } from '#learning/playback/playable_video'
import StudyLog from '#learning/playback/study_log'
import { StudyStatus } from '#learning/terms'

/**
 * Creates the log, its place in the course's record and its minutes in the ledger. Once: the caller holds the lock of
 * the progress, whose `completedAt` tells whether the log exists.
 */
export async function writeStudyLog(trx: Trx, progress: ChapterProgress, video: PlayableVideo): Promise<StudyLog> {
  const { userId, courseId, chapterId } = progress
  if (progress.completedAt) {
    // A plain read may show the state before the log was written.
    return StudyLog.query({ client: trx }).where({ userId, chapterId }).forUpdate().firstOrFail()
  }
  await progress.merge({ completedAt: now() }).save()
  const courseEduLog = await openCourseEduLog(trx, { userId, courseId })
  if (courseEduLog) {
    await bookFinishedChapter(trx, {
      userId,
      chapterId,
      courseEduLogId: courseEduLog.id,
      seconds: video.creditSeconds,
      needsTest: Boolean(video.paperId),
    })
  }
  await queuePartnerEvents(trx, 'chapter.completed', buyersOfSeats({ userId, courseId }), async () => [
    { subject: `chapter:${chapterId}`, data: { person: await eventPerson(trx, userId), courseId, chapterId } },
  ])
  return StudyLog.create(
    {
      userId,
      courseId,
      chapterId,
      courseEduLogId: courseEduLog?.id ?? null,
      studySeconds: video.creditSeconds,
      studyStatus: StudyStatus.Unused,
      testPassed: video.paperId ? false : null,
    },
    { client: trx }
  )
}
