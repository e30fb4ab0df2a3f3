import { useEffect, useEffectEvent } from 'react'
import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import type { AskedQuestion } from '~/features/exams/question/question'
import { toggleLetter } from '~/features/exams/attempt/sheet/sheet'
import { keyAction } from './keys'

interface On {
  /** The question that letters answer. */
  choices: AskedQuestion | undefined
  answer: string
  onChoose: (answer: string) => void
  onStep: (by: number) => void
  onMark: () => void
  onTime: () => void
}

export function useKeys(on: On): void {
  const perform = useEffectEvent((action: Action) => act(action, on))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = keyAction({
        key: event.key,
        isWriting: isWriting(event.target),
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      })
      if (!action || document.querySelector('dialog[open]')) return
      event.preventDefault()
      perform(action)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

type Action = NonNullable<ReturnType<typeof keyAction>>

function act(action: Action, on: On): void {
  if (action.kind === 'step') return on.onStep(action.by)
  if (action.kind === 'mark') return on.onMark()
  if (action.kind === 'time') return on.onTime()
  const { choices, questionType } = on.choices ?? {}
  if (!choices?.some(({ choiceNo }) => choiceNo === action.letter)) return
  const isMultiple = questionType === QuestionType.Multiple
  on.onChoose(isMultiple ? toggleLetter(on.answer, action.letter) : action.letter)
}

/** Radios and boxes take no text. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(target.type)
}
