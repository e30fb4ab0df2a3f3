import { useLocation } from 'react-router'

type ViewerRole = 'admin' | 'teacher'

/** An admin and a teacher have the same screens; a teacher's show only own records (docs/decisions/0042). */
export const examPathsOf = (viewerRole: ViewerRole) => ({
  banks: `/board/${viewerRole}/paper-work-space`,
  papers: `/board/${viewerRole}/paper-work-space/papers`,
  questions: `/board/${viewerRole}/question-banks/:id/questions`,
  paper: `/board/${viewerRole}/papers/:id`,
  newPaper: `/board/${viewerRole}/papers/new`,
  coursePaper: `/board/${viewerRole}/course-detail/:courseId/paper`,
  chapterPaper: `/board/${viewerRole}/course-detail/:courseId/chapters/:chapterId/paper`,
  analysis: `/board/${viewerRole}/papers/:id/item-analysis`,
  marking: `/board/${viewerRole}/paper-answers`,
  /** For admins only. */
  subjectPapers: '/board/admin/paper-work-space/subject-papers',
  newSubjectPaper: '/board/admin/subject-papers/new',
  clauses: '/board/admin/clauses',
  clauseReviews: '/board/admin/clause-reviews',
  scores: '/board/admin/papers/:id/scores',
  questionAnalysis: '/board/admin/questions/:id/item-analysis',
})

export const analysisPathOf = (viewerRole: ViewerRole, paperId: number) =>
  examPathsOf(viewerRole).analysis.replace(':id', String(paperId))

export const scoresPathOf = (paperId: number) => examPathsOf('admin').scores.replace(':id', String(paperId))

/** The paths of admins. */
export const examPaths = examPathsOf('admin')

type OfOne = 'questions' | 'paper' | 'scores' | 'analysis' | 'questionAnalysis'

/** The paths of exams for the role of the current screen. */
export function useExamPaths() {
  const viewerRole: ViewerRole = useLocation().pathname.startsWith('/board/teacher/') ? 'teacher' : 'admin'
  const paths = examPathsOf(viewerRole)
  const of = (screen: OfOne, id: number) => paths[screen].replace(':id', String(id))
  return { viewerRole, paths, of }
}
