import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import type StudyLog from '#learning/playback/study_log'
import { StudyStatus } from '#learning/terms'

/** @param uploaded chapters whose minutes the ledger has as used */
export function studyLogFacts(log: StudyLog, uploaded: Set<number>) {
  return {
    studyLogId: log.id,
    courseId: log.courseId,
    courseChapterId: log.chapterId,
    studyTime: toMinutes(log.studySeconds),
    studyStatus: uploaded.has(log.chapterId) ? StudyStatus.Used : (log.studyStatus as StudyStatus),
    testPassed: log.testPassed,
    createTime: toWireTime(log.createdAt),
  }
}
