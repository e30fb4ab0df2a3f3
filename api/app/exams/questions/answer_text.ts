import { normalizeWidth } from '#core/shared_rules'
import { ChoiceLetters } from '#exams/questions/terms'

/** Normalized letters, as stored and compared: sorted, without duplicates, joined by commas. Empty for none. */
export function normalizeLetters(answer: string): string {
  const letters = normalizeWidth(answer)
    .toUpperCase()
    .split(/[\s,、;；]*/u)
    .filter(Boolean)
  return [...new Set(letters)].sort().join(',')
}

export const lettersOf = (answer: string): string[] => (answer === '' ? [] : answer.split(','))

/** Letters of the original order, in the order shown; null for the original order. */
type ChoiceOrder = string[] | null

export const choiceOrderOf = (stored: string): ChoiceOrder => (stored === '' ? null : stored.split(','))

/** Maps shown letters to the original ones. A letter that is not shown stays unchanged. */
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
