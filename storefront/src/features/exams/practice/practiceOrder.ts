interface Question {
  questionId: number
  knowledgePoint: string | null
}

/** Without the answered question, those of its knowledge point first. */
export function practiceOrder<T extends Question>(rows: readonly T[], answered: Question): T[] {
  const others = rows.filter(({ questionId }) => questionId !== answered.questionId)
  const isSame = ({ knowledgePoint }: T) => knowledgePoint !== null && knowledgePoint === answered.knowledgePoint
  return [...others.filter(isSame), ...others.filter((row) => !isSame(row))]
}
