import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CommentStatus } from '#comments/terms'
import Course from '#catalogue/course'
import { readFromReplica } from '#core/http/replica_reads'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { toWireTime } from '#core/time'
import { paperResults, paperSums } from '#exams/analysis/paper_results'
import { chapterStats } from '#statistics/study/chapter_stats'
import { chaptersInOrder, type PlacedChapter } from '#statistics/study/chapters_in_order'
import { countBuyersWithCopies } from '#statistics/sales/buyers_with_copies'
import { entitledLearners } from '#statistics/study/entitled_learners'
import { storedStudy, type StudyCounts } from '#statistics/study/stored_study'
import { progressCounts, dropOffThreshold } from '#statistics/study/progress_counts'

/**
 * The study stats of a course: entitled learners, their progress, results of papers, backlog. The number of SQL
 * statements does not depend on the number of learners; large courses are precomputed (docs/decisions/0113).
 * @param teacher limits it to own courses. @throws NotFound for another teacher's course
 */
export async function courseStudy(teacher: CurrentUser | null, courseId: number) {
  const course = await Course.query()
    .where('id', courseId)
    .if(teacher, (query) => query.where('teacherId', teacher!.id))
    .select('id', 'courseName', 'teacherId')
    .first()
  if (!course) throw new NotFound()

  const figures = await readFromReplica((client) => statsOf(client, courseId))
  return { courseId, courseName: course.courseName, teacherId: course.teacherId, ...figures }
}

async function statsOf(client: QueryClientContract, courseId: number) {
  const chapters = await chaptersInOrder(courseId, client)
  const stored = await storedStudy(client, courseId)
  const counts = stored ?? (await countNow(client, courseId, chapters))
  const { began, finished, chapters: counted } = counts.progress
  const [comments] = await client
    .from('comments')
    .where({ course_id: courseId, comment_status: CommentStatus.Waiting })
    .count('* as total')

  return {
    countedTime: stored && toWireTime(stored.countedAt),
    buyers: await countBuyersWithCopies(client, courseId),
    holders: counts.holders,
    began,
    finished,
    chapters: chapters.map(({ id, title, parentTitle, seconds }) => ({
      courseChapterId: id,
      chapterTitle: title,
      parentTitle,
      videoSeconds: seconds,
      ...chapterStats(counted.find(({ courseChapterId }) => courseChapterId === id)),
    })),
    papers: await paperResults(client, courseId, counts.papers),
    openComments: Number(comments.total),
  }
}

async function countNow(
  client: QueryClientContract,
  courseId: number,
  chapters: PlacedChapter[]
): Promise<StudyCounts> {
  return {
    holders: await entitledLearners(client, courseId),
    progress: await progressCounts(client, chapters, { courseId, dropOffThreshold: dropOffThreshold() }),
    papers: await paperSums(client, courseId),
  }
}
