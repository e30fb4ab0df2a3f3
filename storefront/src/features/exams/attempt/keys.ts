import { ChoiceLetters } from '@zhuxue/api/terms/exams/questions'
import type { ShownQuestion } from '~/features/exams/question/question'

export type KeyAction =
  | { kind: 'choose'; letter: string }
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'mark' }
  | { kind: 'time' }

/** The state that keys act on. */
export interface KeysOn {
  /** The question that letters answer. */
  choices: ShownQuestion | undefined
  answer: string
  onChoose: (answer: string) => void
  onStep: (by: number) => void
  onMark: () => void
  onTime: () => void
}

interface Pressed {
  key: string
  isWriting: boolean
  hasModifier: boolean
}

/** Up and down belong to the choices of a question and to the page. */
const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** A to E answer, left and right navigate, M marks, T announces the time left; ignored while the user types. */
export function keyAction({ key, isWriting, hasModifier }: Pressed): KeyAction | null {
  if (isWriting || hasModifier) return null
  const step = steps[key]
  if (step) return { kind: 'step', by: step }
  const letter = key.toUpperCase()
  if (ChoiceLetters.some((one) => one === letter)) return { kind: 'choose', letter }
  if (letter === 'M') return { kind: 'mark' }
  return letter === 'T' ? { kind: 'time' } : null
}
