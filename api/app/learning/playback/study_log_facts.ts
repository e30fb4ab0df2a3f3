import { minutes } from '#core/duration'
import { onWire } from '#core/time'
import type StudyLog from '#learning/playback/study_log'

export function studyLogFacts(log: StudyLog) {
  return {
    studyLogId: log.id,
    courseId: log.courseId,
    courseChapterId: log.chapterId,
    studyTime: minutes(log.studySeconds),
    studyStatus: log.studyStatus,
    testPassed: log.testPassed,
    createTime: onWire(log.createdAt),
  }
}
