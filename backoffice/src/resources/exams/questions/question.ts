import { ChoiceLetters, QuestionType, type Choice, type ChoiceLetter } from '@zhuxue/api/terms/exams'
import type { Question } from '../../../lib/apiTypes'

/** The form values of a question. */
export interface QuestionValues {
  questionType: QuestionType
  questionText: string
  questionScore: number
  /** By position: the first choice is A. */
  choices: string[]
  questionKeys: ChoiceLetter[]
  referenceAnswer: string
  explanation: string
  subjectCode: string | null
  chapterName: string
  knowledgePoint: string
  difficulty: number | null
  clauses: string[]
}

export const emptyQuestion: QuestionValues = {
  questionType: QuestionType.Single,
  questionText: '',
  questionScore: 1,
  choices: ['', '', '', ''],
  questionKeys: [],
  referenceAnswer: '',
  explanation: '',
  subjectCode: null,
  chapterName: '',
  knowledgePoint: '',
  difficulty: null,
  clauses: [],
}

export function valuesOf(question: Question): QuestionValues {
  return {
    questionType: question.questionType,
    questionText: question.questionText,
    questionScore: question.questionScore,
    choices: question.choices.map(({ choiceName }) => choiceName),
    questionKeys: question.questionKeys as ChoiceLetter[],
    referenceAnswer: question.referenceAnswer ?? '',
    explanation: question.explanation ?? '',
    subjectCode: question.subjectCode,
    chapterName: question.chapterName ?? '',
    knowledgePoint: question.knowledgePoint ?? '',
    difficulty: question.difficulty,
    clauses: question.clauses,
  }
}

export function bodyOf(values: QuestionValues, edited?: Question) {
  const isWritten = values.questionType === QuestionType.AskAnswer
  const choices = isWritten ? [] : values.choices.map(toChoice)
  return {
    ...(edited && { questionId: edited.questionId, version: edited.version }),
    questionType: values.questionType,
    questionText: values.questionText,
    questionScore: values.questionScore,
    choices,
    questionKeys: isWritten ? [] : values.questionKeys.filter((key) => isOffered(key, choices)),
    referenceAnswer: values.referenceAnswer,
    explanation: values.explanation,
    subjectCode: values.subjectCode ?? null,
    difficulty: values.difficulty ?? null,
    chapterName: values.chapterName?.trim() || null,
    knowledgePoint: values.knowledgePoint?.trim() || null,
    clauses: values.clauses,
  }
}

export const idOfQuestion = ({ questionId }: Pick<Question, 'questionId'>) => questionId
export const nameOfQuestion = ({ questionNo, questionName }: Pick<Question, 'questionNo' | 'questionName'>) =>
  `${questionNo}. ${questionName.slice(0, 40)}`

/** Whether attempts may have been graded with an older version. */
export const canRegrade = ({ version, questionType }: Question) =>
  version > 1 && questionType !== QuestionType.AskAnswer

/** Whether an edit changed the key, so that older attempts can be regraded. */
export const isKeyChanged = (before: Question | null, after: Question) =>
  before !== null && canRegrade(after) && before.questionKeys.join() !== after.questionKeys.join()

const toChoice = (choiceName: string, at: number): Choice => ({ choiceNo: ChoiceLetters[at]!, choiceName })

const isOffered = (key: ChoiceLetter, choices: Choice[]) => choices.some(({ choiceNo }) => choiceNo === key)

/** Toggles a letter: replaces the key of a single choice, adds or removes one of several. */
export function toggleKey(keys: ChoiceLetter[], letter: ChoiceLetter, type: QuestionType): ChoiceLetter[] {
  if (type === QuestionType.Single) return [letter]
  const rest = keys.filter((key) => key !== letter)
  return rest.length < keys.length ? rest : [...keys, letter].sort()
}

/** The keys after a choice is removed: later letters move up. */
export function keysWithout(keys: ChoiceLetter[], removed: number): ChoiceLetter[] {
  return keys.flatMap((key) => {
    const at = ChoiceLetters.indexOf(key)
    if (at === removed) return []
    return [ChoiceLetters[at > removed ? at - 1 : at]!]
  })
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** Plain text as the rich text that is stored. */
export const toHtml = (typed: string) => typed.replace(/[&<>]/g, (sign) => signs[sign]!)
/** Rich text as plain text; null when it has more than text. */
export function toTyped(html: string): string | null {
  if (/<(?!\/?p>)[a-z/]/i.test(html) || /<\/p>\s*<p>/.test(html)) return null
  return html
    .replace(/<\/?p>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}

/** Names are the first fifty characters of a question: a longer one ends with an ellipsis, not with an open bracket. */
export const shownName = (name: string) => ([...name].length < 50 ? name : `${name.replace(/[（(《【“\s]+$/, '')}…`)
