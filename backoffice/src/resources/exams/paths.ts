const workspace = '/board/admin/paper-work-space'

export const examPaths = {
  banks: workspace,
  papers: `${workspace}/papers`,
  subjectPapers: `${workspace}/subject-papers`,
  clauses: '/board/admin/clauses',
  clauseReviews: '/board/admin/clause-reviews',
  marking: '/board/admin/paper-answers',
  ownMarking: '/board/teacher/paper-answers',
  questions: '/board/admin/question-banks/:id/questions',
  paperQuestions: '/board/admin/papers/:id/questions',
  scores: '/board/admin/papers/:id/scores',
}

type OfOne = 'questions' | 'paperQuestions' | 'scores'
export const examPath = (of: OfOne, id: number) => examPaths[of].replace(':id', String(id))
