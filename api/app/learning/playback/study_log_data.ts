import type { SpentChapters } from '#certificates/ledger/spent_chapters'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import type StudyLog from '#learning/playback/study_log'
import { StudyStatus } from '#learning/terms'

/** @param spent chapters whose minutes are used or expired in the ledger */
export function toStudyLogData(log: StudyLog, spent: SpentChapters) {
  return {
    studyLogId: log.id,
    courseId: log.courseId,
    courseChapterId: log.chapterId,
    studyTime: toMinutes(log.studySeconds),
    studyStatus: statusOf(log, spent),
    testPassed: log.testPassed,
    createTime: toWireTime(log.createdAt),
  }
}

function statusOf({ chapterId, studyStatus }: StudyLog, { used, expired }: SpentChapters) {
  if (used.has(chapterId)) return StudyStatus.Used
  return expired.has(chapterId) ? StudyStatus.Expired : (studyStatus as StudyStatus)
}
