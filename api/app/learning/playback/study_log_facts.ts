import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import type StudyLog from '#learning/playback/study_log'

export function studyLogFacts(log: StudyLog) {
  return {
    studyLogId: log.id,
    courseId: log.courseId,
    courseChapterId: log.chapterId,
    studyTime: toMinutes(log.studySeconds),
    studyStatus: log.studyStatus,
    testPassed: log.testPassed,
    createTime: toWireTime(log.createdAt),
  }
}
