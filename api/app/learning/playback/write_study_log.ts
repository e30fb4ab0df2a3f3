import { bookFinishedChapter } from '#certificates/ledger/book_hours'
import { openCourseEduLog } from '#certificates/ledger/open_course_edu_log'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import type ChapterProgress from '#learning/playback/chapter_progress'
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
