import { useLocation } from 'react-router'

type ViewerRole = 'admin' | 'teacher'

/** An admin and a teacher have the same screens; those of a teacher hold what is the teacher's own (docs/decisions/0042). */
export const examPathsOf = (desk: ViewerRole) => ({
  banks: `/board/${desk}/paper-work-space`,
  papers: `/board/${desk}/paper-work-space/papers`,
  questions: `/board/${desk}/question-banks/:id/questions`,
  paperQuestions: `/board/${desk}/papers/:id/questions`,
  analysis: `/board/${desk}/papers/:id/item-analysis`,
  marking: `/board/${desk}/paper-answers`,
  /** Of admins only. */
  subjectPapers: '/board/admin/paper-work-space/subject-papers',
  clauses: '/board/admin/clauses',
  clauseReviews: '/board/admin/clause-reviews',
  scores: '/board/admin/papers/:id/scores',
  questionAnalysis: '/board/admin/questions/:id/item-analysis',
})

export const analysisPathOf = (desk: ViewerRole, paperId: number) =>
  examPathsOf(desk).analysis.replace(':id', String(paperId))

export const scoresPathOf = (paperId: number) => examPathsOf('admin').scores.replace(':id', String(paperId))

/** The admin's. */
export const examPaths = examPathsOf('admin')

type OfOne = 'questions' | 'paperQuestions' | 'scores' | 'analysis' | 'questionAnalysis'

/** Where the screens of exams are for whoever looks at one of them. */
export function useExamPaths() {
  const desk: ViewerRole = useLocation().pathname.startsWith('/board/teacher/') ? 'teacher' : 'admin'
  const paths = examPathsOf(desk)
  const of = (screen: OfOne, id: number) => paths[screen].replace(':id', String(id))
  return { desk, paths, of }
}
