import { element, showMessage } from './elements'

export type Field = ReturnType<typeof fieldOf>

/** An input of login.html with its error message: validated on blur and on submit. */
export function fieldOf(id: string, problemOf: (value: string) => string | undefined) {
  const input = element<HTMLInputElement>(id)
  const problemId = `${id}-problem`

  const show = (text?: string) => {
    showMessage(problemId, text)
    input.toggleAttribute('aria-invalid', Boolean(text))
    if (!text) return input.removeAttribute('aria-describedby')
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', problemId)
  }
  const check = (): boolean => {
    const problem = problemOf(input.value)
    show(problem)
    return !problem
  }
  input.addEventListener('blur', check)
  input.addEventListener('input', () => show())

  return {
    value: () => input.value,
    fill(value: string) {
      input.value = value
      show()
    },
    focus: () => input.focus(),
    check,
    show,
  }
}

/** Validates all fields and focuses the first invalid one. */
export function areValid(fields: Field[]): boolean {
  const wrong = fields.filter((field) => !field.check())
  wrong[0]?.focus()
  return wrong.length === 0
}
