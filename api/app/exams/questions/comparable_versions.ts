import type { Choice, QuestionType } from '#exams/questions/terms'

interface Version {
  questionType: QuestionType | string
  /** As it is stored. */
  choices: string
}

/** The same type and letters, and no choice moved to another letter: answers are stored as letters. */
export function isComparable(older: Version, present: Version): boolean {
  if (older.questionType !== present.questionType) return false
  const before = JSON.parse(older.choices) as Choice[]
  const now = JSON.parse(present.choices) as Choice[]
  if (before.length !== now.length) return false
  return before.every(({ choiceName }, at) => {
    if (now[at]!.choiceName === choiceName) return true
    return now.every((other) => other.choiceName !== choiceName)
  })
}
