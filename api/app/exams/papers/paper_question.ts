import { PaperQuestionSchema } from '#core/schema'

/** A question in the list an editor works on. */
export default class PaperQuestion extends PaperQuestionSchema {
  static table = 'paper_questions'
}
