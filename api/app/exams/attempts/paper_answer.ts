import { PaperAnswerSchema } from '#core/schema'
import type { Marking } from '#exams/attempts/terms'

/**
 * A question copied into an attempt, and its answer: stored as letters of the original order, whatever order was shown.
 */
export default class PaperAnswer extends PaperAnswerSchema {
  static table = 'paper_answers'
  declare marking: Marking
}
