import { QuestionTypeText, type QuestionType } from '@zhuxue/api/terms/exams'
import type { Question } from '../../../../lib/apiTypes'

type Counted = Pick<Question, 'questionType' | 'questionScore'>

/** In tenths, because of halves in binary fractions. */
export const totalScoreOf = (questions: readonly Counted[]) =>
  questions.reduce((sum, { questionScore }) => sum + questionScore * 10, 0) / 10

/** 单选题 3 道、多选题 1 道: without types that are missing. */
export const typeCountsText = (questions: readonly Counted[]) =>
  (Object.entries(QuestionTypeText) as [QuestionType, string][])
    .map(([type, name]) => ({ name, count: questions.filter(({ questionType }) => questionType === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count} 道`)
    .join('、')

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from)
  rest.splice(to, 0, items[from]!)
  return rest
}
