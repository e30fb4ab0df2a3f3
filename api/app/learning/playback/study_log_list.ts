import { uploadedChapters } from '#certificates/ledger/uploaded_chapters'
import StudyLog from '#learning/playback/study_log'
import { studyLogFacts } from '#learning/playback/study_log_facts'

/** The finished chapters behind a study record of a course, the newest first. */
export async function studyLogsOf(courseEduLogId: number) {
  const logs = await StudyLog.query()
    .where({ courseEduLogId })
    .join('courses', 'courses.id', 'study_logs.course_id')
    .join('chapters', 'chapters.id', 'study_logs.chapter_id')
    .select(
      'study_logs.*',
      'courses.course_name as courseName',
      'chapters.chapter_title as chapterName'
    )
    .orderBy('study_logs.id', 'desc')
  const uploaded = await uploadedChapters(courseEduLogId)
  return logs.map((log) => ({
    ...studyLogFacts(log, uploaded),
    courseName: log.$extras.courseName as string,
    chapterName: log.$extras.chapterName as string,
  }))
}
