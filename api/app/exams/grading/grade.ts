import { normalizeLetters } from '#exams/questions/answer_text'
import { FullScore, Marking } from '#exams/attempts/terms'
import { QuestionType } from '#exams/questions/terms'

interface Gradable {
  questionType: QuestionType
  /** Sorted, joined by commas; empty for a text answer. */
  questionKeys: string
  maxTenths: number
}

export interface Grade {
  marking: Marking
  answerPass: boolean | null
  scoreTenths: number | null
}

/** The letters must equal the keys; an empty answer is never right. Text waits for a mark. */
export function grade(question: Gradable, answer: string | null): Grade {
  if (question.questionType === QuestionType.AskAnswer) {
    const isEmpty = (answer ?? '').trim() === ''
    return isEmpty ? autoGrade(false, 0) : { marking: Marking.Waiting, answerPass: null, scoreTenths: null }
  }
  const keys = normalizeLetters(question.questionKeys)
  const isRight = keys !== '' && normalizeLetters(answer ?? '') === keys
  return autoGrade(isRight, isRight ? question.maxTenths : 0)
}

const autoGrade = (answerPass: boolean, scoreTenths: number): Grade => ({
  marking: Marking.Auto,
  answerPass,
  scoreTenths,
})

/** Of 100 points, in tenths, rounded half up. A paper without points scores 0. */
export function scaledScore(scoreTenths: number, totalTenths: number): number {
  if (totalTenths <= 0) return 0
  const whole = FullScore * 10
  return Math.floor((2 * scoreTenths * whole + totalTenths) / (2 * totalTenths))
}

export const isPassed = (userScoreTenths: number, passLine: number) => userScoreTenths >= passLine * 10
