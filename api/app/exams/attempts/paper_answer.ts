import { PaperAnswerSchema } from '#core/schema'
import type { Marking } from '#exams/attempts/terms'

/** A question frozen into an attempt, and what was answered: letters as the question was written, whatever order was shown. */
export default class PaperAnswer extends PaperAnswerSchema {
  static table = 'paper_answers'
  declare marking: Marking
}
