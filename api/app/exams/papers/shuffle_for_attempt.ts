import { randomFrom, shuffled } from '#exams/papers/draw'
import type { DrawnQuestion } from '#exams/papers/draw_questions'
import type Paper from '#exams/papers/paper'
import type { Choice } from '#exams/questions/terms'

/** The order in which an attempt with this seed shows questions and their choices; the same seed gives the same order. */
export function shuffleForAttempt(
  { shuffleQuestions, shuffleChoices }: Pick<Paper, 'shuffleQuestions' | 'shuffleChoices'>,
  questions: DrawnQuestion[],
  seed: number
): { question: DrawnQuestion; choices: Choice[] }[] {
  const random = randomFrom(seed)
  const order = shuffleQuestions ? shuffled(questions, random) : questions
  return order.map((question) => {
    const choices = JSON.parse(question.choices) as Choice[]
    return { question, choices: shuffleChoices ? shuffled(choices, random) : choices }
  })
}
