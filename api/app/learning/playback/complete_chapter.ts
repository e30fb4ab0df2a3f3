import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'
import { chapterWatch } from '#learning/playback/chapter_watch'
import ChapterProgress from '#learning/playback/chapter_progress'
import { requireAccess, courseAccess } from '#learning/entitlements/course_access'
import { writeStudyLog } from '#learning/playback/write_study_log'
import { playableChapter, type PlayableVideo } from '#learning/playback/playable_video'
import { recordFirstStudy } from '#learning/seats/record_first_study'
import type StudyLog from '#learning/playback/study_log'
import { notFinishedText } from '#learning/terms'

export interface Completion {
  log: StudyLog
  video: PlayableVideo
}

/** The seconds counted by the server decide whether it is finished, not the player (docs/threats.md T37). */
export async function completeChapter(
  user: CurrentUser,
  { courseId, chapterId }: { courseId: number; chapterId: number }
): Promise<Completion> {
  const { entitlement } = await courseAccess(user, courseId)
  requireAccess(entitlement)
  const video = await playableChapter(courseId, chapterId)
  return transaction(async (trx) => {
    const progress = await ChapterProgress.lock(trx, { userId: user.id, courseId, chapterId })

    if (!progress.completedAt && !progress.isSeen(video.seconds)) {
      const unfinished = await chapterWatch(progress, video.seconds, trx)
      throw new UserError(notFinishedText(unfinished), {
        payload: { videoPlayTime: progress.creditedSeconds, videoDuration: video.seconds, unfinished },
      })
    }
    if (!progress.completedAt && entitlement.userCourseId) {
      const studied = { userId: user.id, courseId, seconds: progress.creditedSeconds }
      await recordFirstStudy(trx, entitlement.userCourseId, { ...studied, finished: true })
    }
    return { log: await writeStudyLog(trx, progress, video), video }
  })
}
