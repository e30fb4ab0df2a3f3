import { spentChapters, type SpentChapters } from '#certificates/ledger/spent_chapters'
import StudyLog from '#learning/playback/study_log'
import { toStudyLogData } from '#learning/playback/study_log_data'

/** The finished chapters behind a study record of a course, the newest first. */
export async function studyLogsOf(courseEduLogId: number) {
  const logs = await namedLogs().where({ courseEduLogId }).orderBy('study_logs.id', 'desc')
  const spent = await spentChapters(courseEduLogId)
  return logs.map((log) => toNamedStudyLog(log, spent))
}

/** A user's log of one chapter; null before it is finished. */
export async function studyLogOf(userId: number, chapterId: number) {
  const log = await namedLogs().where({ 'study_logs.user_id': userId, 'study_logs.chapter_id': chapterId }).first()
  return log && toNamedStudyLog(log, await spentChapters(log.courseEduLogId))
}

function namedLogs() {
  return StudyLog.query()
    .join('courses', 'courses.id', 'study_logs.course_id')
    .join('chapters', 'chapters.id', 'study_logs.chapter_id')
    .select(
      'study_logs.*',
      'courses.course_name as courseName',
      'chapters.chapter_title as chapterName',
      'chapters.paper_id as paperId'
    )
}

/** With `paperId` while its test is open. */
const toNamedStudyLog = (log: StudyLog, spent: SpentChapters) => ({
  ...toStudyLogData(log, spent),
  courseName: log.$extras.courseName as string,
  chapterName: log.$extras.chapterName as string,
  paperId: log.testPassed === false ? (log.$extras.paperId as number | null) : null,
})
