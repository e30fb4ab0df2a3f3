import { Job } from '@adonisjs/queue'
import { drawDailyQuestion } from '#exams/wrong_questions/daily_question'
import { businessDay } from '#learning/entitlements/validity'

/** Runs at midnight, so that the first reader of a day does not wait. */
export default class DrawDailyQuestionJob extends Job<Record<string, never>> {
  async execute(): Promise<void> {
    await drawDailyQuestion(businessDay())
  }
}
