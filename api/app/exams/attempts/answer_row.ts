export interface AnswerRow {
  questionId: number
  versionId: number
  answer: string | null
  rev: number
  savedAt: string | null
  bookmarked: boolean | number
  choiceOrder: string
  maxTenths: number
  answerPass: boolean | number | null
  scoreTenths: number | null
  remark: string | null
}
