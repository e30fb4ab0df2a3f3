import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CommentStatus } from '#comments/terms'
import Course from '#catalogue/course'
import { readLate } from '#core/connections/late_reads'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/http/refusal'
import { now, toStored } from '#core/time'
import { paperResults } from '#exams/analysis/paper_results'
import { chapterFigures, type ChapterFigures } from '#statistics/study/chapter_figures'
import { chaptersInOrder, type PlacedChapter } from '#statistics/study/chapters_in_order'
import { countHavingCopies } from '#statistics/sales/buyers'
import { holdersOf } from '#statistics/study/holders_of'
import { stoppingPoints } from '#statistics/study/stopping_points'
import { StoppedAfterDays } from '#statistics/study/terms'

/**
 * How a course is studied: who has it, how far they came, how its papers went, what waits (docs/decisions/0058). As many
 * statements and rows for any number of learners.
 * @param teacher narrows to own courses. @throws NotFound for somebody else's
 */
export async function courseStudy(teacher: CurrentUser | null, courseId: number) {
  const course = await Course.query()
    .where('id', courseId)
    .if(teacher, (query) => query.where('teacherId', teacher!.id))
    .select('id', 'courseName', 'teacherId')
    .first()
  if (!course) throw new NotFound()

  const figures = await readLate((client) => figuresOf(client, courseId))
  return {
    ...{ courseId, courseName: course.courseName, teacherId: course.teacherId },
    ...figures,
  }
}

async function figuresOf(client: QueryClientContract, courseId: number) {
  const chapters = await chaptersInOrder(courseId, client)
  const { figures, points } = await chapterProgressOf(client, courseId, chapters)
  const [comments] = await client
    .from('comments')
    .where({ course_id: courseId, comment_status: CommentStatus.Waiting })
    .count('* as total')

  return {
    ...{ buyers: await countHavingCopies(client, courseId) },
    ...{ holders: await holdersOf(client, courseId) },
    ...{ began: points.began, finished: points.finished },
    chapters: chapters.map(({ id, title, parentTitle, seconds }, place) => ({
      ...{ courseChapterId: id, chapterTitle: title, parentTitle, videoSeconds: seconds },
      ...(figures.get(id) ?? nobody),
      stopped: points.stopped[place]!,
    })),
    papers: await paperResults(client, courseId),
    openComments: Number(comments.total),
  }
}

/** Both read a row for each person and chapter, so they run beside each other; a beat between them moves a figure by one. */
async function chapterProgressOf(
  client: QueryClientContract,
  courseId: number,
  chapters: PlacedChapter[]
) {
  const stoppedBefore = toStored(now().minus({ days: StoppedAfterDays }))
  const chapterIds = chapters.map(({ id }) => id)
  if (!chapters.length) {
    return {
      figures: new Map<number, ChapterFigures>(),
      points: { began: 0, finished: 0, stopped: [] },
    }
  }
  const [figures, points] = await Promise.all([
    chapterFigures(client, courseId, { chapters, stoppedBefore }),
    stoppingPoints(client, courseId, { chapterIds, stoppedBefore }),
  ])
  return { figures, points }
}

const nobody: ChapterFigures = {
  ...{ began: 0, finished: 0, watchedShare: null },
  ...{ left: 0, leftParts: null },
}
