import { useLocation } from 'react-router'

type ViewerRole = 'admin' | 'teacher'

/** An admin and a teacher have the same screens; a teacher's show only own records (docs/decisions/0042). */
export const examPathsOf = (desk: ViewerRole) => ({
  banks: `/board/${desk}/paper-work-space`,
  papers: `/board/${desk}/paper-work-space/papers`,
  questions: `/board/${desk}/question-banks/:id/questions`,
  paperQuestions: `/board/${desk}/papers/:id/questions`,
  analysis: `/board/${desk}/papers/:id/item-analysis`,
  marking: `/board/${desk}/paper-answers`,
  /** For admins only. */
  subjectPapers: '/board/admin/paper-work-space/subject-papers',
  clauses: '/board/admin/clauses',
  clauseReviews: '/board/admin/clause-reviews',
  scores: '/board/admin/papers/:id/scores',
  questionAnalysis: '/board/admin/questions/:id/item-analysis',
})

export const analysisPathOf = (desk: ViewerRole, paperId: number) =>
  examPathsOf(desk).analysis.replace(':id', String(paperId))

export const scoresPathOf = (paperId: number) => examPathsOf('admin').scores.replace(':id', String(paperId))

/** The paths of admins. */
export const examPaths = examPathsOf('admin')

type OfOne = 'questions' | 'paperQuestions' | 'scores' | 'analysis' | 'questionAnalysis'

/** The paths of exams for the role of the current screen. */
export function useExamPaths() {
  const desk: ViewerRole = useLocation().pathname.startsWith('/board/teacher/') ? 'teacher' : 'admin'
  const paths = examPathsOf(desk)
  const of = (screen: OfOne, id: number) => paths[screen].replace(':id', String(id))
  return { desk, paths, of }
}
