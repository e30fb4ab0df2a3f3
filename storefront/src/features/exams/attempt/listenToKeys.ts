import { QuestionType } from '@zhuxue/api/terms/exams/questions'
import { toggleLetter } from '~/features/exams/attempt/sheet/sheet'
import { keyAction, type KeysOn } from './keys'

/** @param on the state that keys act on now */
export function listenToKeys(on: () => KeysOn, signal: AbortSignal): void {
  const press = (event: KeyboardEvent) => {
    const action = keyAction({
      key: event.key,
      isWriting: isWriting(event.target),
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    })
    if (!action || document.querySelector('dialog[open]')) return
    event.preventDefault()
    act(action, on())
  }
  document.addEventListener('keydown', press, { signal })
}

type Action = NonNullable<ReturnType<typeof keyAction>>

function act(action: Action, on: KeysOn): void {
  if (action.kind === 'step') return on.onStep(action.by)
  if (action.kind === 'mark') return on.onMark()
  if (action.kind === 'time') return on.onTime()
  const { choices, questionType } = on.choices ?? {}
  if (!choices?.some(({ choiceNo }) => choiceNo === action.letter)) return
  const isMultiple = questionType === QuestionType.Multiple
  on.onChoose(isMultiple ? toggleLetter(on.answer, action.letter) : action.letter)
}

/** Radios and checkboxes take no text. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true
  return target instanceof HTMLInputElement && !/^(radio|checkbox)$/.test(target.type)
}
