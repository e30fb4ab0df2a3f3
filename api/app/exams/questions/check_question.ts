import { plainText } from '#core/rich_text/rich_text'
import {
  ChoiceLetters,
  MinChoices,
  questionMessages,
  QuestionLimit,
  QuestionNameLength,
  QuestionType,
  ScoreStep,
  UnshownQuestionName,
  type Choice,
} from '#exams/questions/terms'

/** The text and grading data of a question, as stored in a version. */
export interface QuestionContents {
  questionType: QuestionType
  /** Rich text, like `referenceAnswer`, `explanation` and the choices. */
  questionText: string
  questionScore: number
  choices: Choice[]
  questionKeys: string[]
  referenceAnswer: string | null
  explanation: string | null
}

export interface QuestionError {
  field: 'questionText' | 'questionScore' | 'choices' | 'questionKeys'
  /** The letter of the invalid choice. */
  choiceNo?: string
  sentence: string
}

export function questionErrors(question: QuestionContents): QuestionError[] {
  const { questionText, questionScore } = question
  const faults: QuestionError[] = []
  if (isEmpty(questionText)) faults.push({ field: 'questionText', sentence: questionMessages.text })
  const isStep = Number.isInteger(questionScore / ScoreStep)
  if (!isStep || questionScore < 0 || questionScore > QuestionLimit.score) {
    faults.push({ field: 'questionScore', sentence: questionMessages.score })
  }
  if (question.questionType === QuestionType.AskAnswer) faults.push(...textAnswerErrors(question))
  else faults.push(...choiceErrors(question), ...keyErrors(question))
  return faults
}

function textAnswerErrors({ choices, questionKeys }: QuestionContents): QuestionError[] {
  if (!choices.length && !questionKeys.length) return []
  const field = choices.length ? 'choices' : 'questionKeys'
  return [{ field, sentence: questionMessages.noKeys }]
}

function choiceErrors({ choices }: QuestionContents): QuestionError[] {
  const fault = (sentence: string, choiceNo?: string): QuestionError[] => [
    { field: 'choices', sentence, ...(choiceNo && { choiceNo }) },
  ]
  if (choices.length < MinChoices || choices.length > ChoiceLetters.length) {
    return fault(questionMessages.choices)
  }
  const misplaced = choices.find(({ choiceNo }, at) => choiceNo !== ChoiceLetters[at])
  if (misplaced) return fault(questionMessages.choiceOrder, misplaced.choiceNo)
  const empty = choices.find(({ choiceName }) => isEmpty(choiceName))
  if (empty) return fault(questionMessages.choiceEmpty, empty.choiceNo)
  for (const [at, { choiceNo, choiceName }] of choices.entries()) {
    const twin = choices.slice(0, at).find((other) => other.choiceName === choiceName)
    if (twin) return fault(`选项${twin.choiceNo}和${choiceNo}的内容相同`, choiceNo)
  }
  return []
}

function keyErrors({ questionType, choices, questionKeys }: QuestionContents): QuestionError[] {
  const fault = (sentence: string): QuestionError[] => [{ field: 'questionKeys', sentence }]
  const count = new Set(questionKeys).size
  if (questionType === QuestionType.Single && (count !== 1 || questionKeys.length !== 1)) {
    return fault(questionMessages.singleKey)
  }
  if (questionType === QuestionType.Multiple && (count < 2 || count !== questionKeys.length)) {
    return fault(questionMessages.multipleKeys)
  }
  const offered: string[] = choices.map(({ choiceNo }) => choiceNo)
  return questionKeys.every((key) => offered.includes(key)) ? [] : fault(questionMessages.keyOutside)
}

/** A picture counts as content too. */
export function isEmpty(html: string): boolean {
  return !plainText(html) && !/<img\b/i.test(html)
}

/** The first fifty characters of the plain text (docs/product.md 11.1). */
export function questionNameOf(questionText: string): string {
  const signs = [...plainText(questionText)].slice(0, QuestionNameLength)
  return signs.join('') || UnshownQuestionName
}
