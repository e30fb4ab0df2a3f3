import { type ChoiceLetter, QuestionType } from '@zhuxue/api/terms/exams/questions'

/** A question without its keys. */
export interface ShownQuestion {
  questionId: number
  questionText: string
  questionType: QuestionType
  questionScore: number
  choices: readonly { choiceNo: ChoiceLetter | undefined; choiceName: string }[]
}

/** The grade of a question, with keys that may be shown. */
export interface Verdict {
  /** Right (1) or wrong (0); null when it is not graded. */
  answerPass: number | null
  answerScore?: number | null
  questionKeys: readonly string[] | null
  referenceAnswer: string | null
  explanation: string | null
  remark?: string | null
}

export type ChoiceMark = 'right' | 'wrong' | null

/** Before the keys are shown, only a single choice is marked: of several letters it is unknown which was wrong. */
export function markOf(
  letter: string,
  { questionType }: Pick<ShownQuestion, 'questionType'>,
  { answer, pass, keys }: { answer: string; pass: number | null; keys: readonly string[] | null }
): ChoiceMark {
  const isChosen = answer.split(',').includes(letter)
  if (keys?.length) return keys.includes(letter) ? 'right' : isChosen ? 'wrong' : null
  if (questionType !== QuestionType.Single || pass === null || !isChosen) return null
  return pass ? 'right' : 'wrong'
}

export const hasPicture = ({ questionText, choices }: ShownQuestion) =>
  [questionText, ...choices.map(({ choiceName }) => choiceName)].some((html) => /<img\b/i.test(html))
