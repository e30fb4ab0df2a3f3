import type { CertSubject } from '#catalogue/terms'
import { toWireTime } from '#core/time'
import { chapterTestCorrelation, subjectTestCorrelation } from '#exams/attempts/terms'
import type Paper from '#exams/papers/paper'
import { rulesOf } from '#exams/papers/draw_questions'

export function toPaper(paper: Paper, questionCount: number, courseName: string | null = null) {
  const drawRules = rulesOf(paper)
  return {
    paperId: paper.id,
    paperName: paper.paperName,
    paperType: paper.paperType,
    refId: paper.refId ?? '',
    correlationId: correlationOf(paper),
    courseId: paper.courseId,
    courseName,
    courseChapterId: paper.chapterId,
    subjectCode: paper.subjectCode as CertSubject | null,
    requiredCourse: paper.requiredCourse === null ? null : Number(paper.requiredCourse),
    questionCount: drawRules ? drawRules.reduce((sum, { count }) => sum + count, 0) : questionCount,
    drawRules,
    passLine: paper.passLine,
    limitMinutes: paper.limitMinutes,
    maxAttempts: paper.maxAttempts,
    shuffleQuestions: Boolean(paper.shuffleQuestions),
    shuffleChoices: Boolean(paper.shuffleChoices),
    keysShown: paper.keysShown,
    opensAt: toWireTime(paper.opensAt),
    lastEntryAt: toWireTime(paper.lastEntryAt),
    closesAt: toWireTime(paper.closesAt),
    lockVersion: paper.lockVersion,
    createTime: toWireTime(paper.createdAt)!,
  }
}

/** For a course test it depends on the user's study record. */
function correlationOf({ chapterId, subjectCode, refId }: Paper): string | null {
  if (chapterId) return chapterTestCorrelation(chapterId)
  return subjectCode && refId ? subjectTestCorrelation(refId) : null
}
