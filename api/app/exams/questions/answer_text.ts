import { normalizeWidth } from '#core/shared_rules'
import { ChoiceLetters } from '#exams/questions/terms'

/** Letters as they are stored and compared: sorted, without doubles, joined by commas. Empty for none. */
export function normalizeLetters(answer: string): string {
  const letters = normalizeWidth(answer)
    .toUpperCase()
    .split(/[\s,、;；]*/u)
    .filter(Boolean)
  return [...new Set(letters)].sort().join(',')
}

export const lettersOf = (answer: string): string[] => (answer === '' ? [] : answer.split(','))

/** Letters of the question as it was written, in the order shown; null for the written order. */
type ChoiceOrder = string[] | null

export const choiceOrderOf = (stored: string): ChoiceOrder => (stored === '' ? null : stored.split(','))

/** From what the learner sees to what the question says. A letter that is not shown stays what it is. */
export function toStoredLetters(answer: string, order: ChoiceOrder): string {
  if (!order) return answer
  return translated(answer, (letter) => order[ChoiceLetters.indexOf(letter as never)])
}

export function toShownLetters(answer: string, order: ChoiceOrder): string {
  if (!order) return answer
  return translated(answer, (letter) => ChoiceLetters[order.indexOf(letter)])
}

function translated(answer: string, other: (letter: string) => string | undefined): string {
  return lettersOf(answer)
    .map((letter) => other(letter) ?? letter)
    .sort()
    .join(',')
}
