import { type ChoiceLetter, QuestionType } from '@zhuxue/api/terms/exams/questions'

/** A question as it is asked. */
export interface ShownQuestion {
  questionId: number
  questionText: string
  questionType: QuestionType
  questionScore: number
  choices: readonly { choiceNo: ChoiceLetter | undefined; choiceName: string }[]
}

/** What is told of a question once its keys may be known. */
export interface Verdict {
  /** Right (1) or wrong (0); null when nobody has judged it. */
  answerPass: number | null
  answerScore?: number | null
  questionKeys: readonly string[] | null
  referenceAnswer: string | null
  explanation: string | null
  remark?: string | null
}

export type ChoiceMark = 'right' | 'wrong' | null

/** Before the keys are told, only a single choice is marked: of several letters nobody could say which was wrong. */
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
