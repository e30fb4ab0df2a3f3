import { useState, type ChangeEvent } from 'react'
import type { CallFailed } from '~/lib/http/errors'

/** For each field the sentence that says what is wrong with it, or null. */
export type Rules<Draft> = { [Name in keyof Draft]: (text: string) => string | null }

/** What somebody types into a form of plain inputs, and what is wrong with it: looked at on blur and before sending. */
export function useDraft<Draft extends Record<string, string>>(empty: Draft, rules: Rules<Draft>) {
  type Name = keyof Draft & string
  const [draft, setDraft] = useState(empty)
  const [problems, setProblems] = useState<{ [Key in Name]?: string | null }>({})
  const names = Object.keys(empty) as Name[]
  const complain = (name: Name, sentence: string | null) =>
    setProblems((now) => ({ ...now, [name]: sentence }))

  /** What an input of this name is given. */
  function input(name: Name) {
    return {
      name,
      value: draft[name],
      problem: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = event.target.value
        setDraft((now) => ({ ...now, [name]: text }))
      },
      onBlur: () => draft[name] && complain(name, rules[name](draft[name])),
    }
  }

  /** True when everything is right; otherwise every field says what is not, and the first has the focus. */
  function isRight(form: HTMLFormElement): boolean {
    const found = names.map((name) => [name, rules[name](draft[name])] as const)
    setProblems(Object.fromEntries(found) as typeof problems)
    const first = found.find(([, sentence]) => sentence)
    if (first) focus(form, first[0])
    return !first
  }

  /** Puts the sentences of a refusal at their fields; false when it names none of this form. */
  function isTold(failure: CallFailed, form: HTMLFormElement): boolean {
    const told = names.filter((name) => failure.field(name))
    setProblems(
      Object.fromEntries(told.map((name) => [name, failure.field(name)])) as typeof problems
    )
    if (told[0]) focus(form, told[0])
    return told.length > 0
  }

  return { draft, input, complain, isRight, isTold }
}

function focus(form: HTMLFormElement, name: string): void {
  const element = form.elements.namedItem(name)
  if (element instanceof HTMLInputElement) element.focus()
}
