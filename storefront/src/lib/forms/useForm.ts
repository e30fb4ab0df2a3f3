import { useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { ApiError } from '~/lib/http/errors'
import { reportFailure } from '~/lib/http/reportFailure'
import { useDraft, type DraftStore } from './useDraft'
import { hasError, serverFieldErrors, type FieldErrors } from './validation'

type Options<Values, Sent> = {
  initial: Values
  draft?: DraftStore<Values>
  validate: (values: Values) => FieldErrors<Values>
  /** Called once the form is valid. */
  confirm?: (values: Values) => boolean | Promise<boolean>
  send: (values: Values) => PromiseLike<Sent>
  /** The form is busy until this is done; it stays so when this returns 'leaving'. */
  onSent?: (sent: Sent) => unknown
  onFailure?: (failure: ApiError) => unknown
  /** By default the error's fields of the same names. */
  validateProfile?: (failure: ApiError) => FieldErrors<Values>
  /** For an error that names no field. */
  failureText?: (failure: ApiError) => string
}

/** Sends once at a time. The first field with an error, its own or the server's, gets the focus. */
export function useForm<Values extends object, Sent>(options: Options<Values, Sent>) {
  const { validate, confirm, send, onSent } = options
  const { values, change: changeValues, reset: resetValues } = useDraft(options.initial, options.draft)
  const [problems, setProblems] = useState<FieldErrors<Values>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const rejectedValues = useRef<Values>(null)

  const setProblem = (part: FieldErrors<Values>) => setProblems((now) => ({ ...now, ...part }))

  /** An error disappears as soon as its value is valid. */
  function change(part: Partial<Values>) {
    changeValues(part)
    const now = validate({ ...values, ...part })
    const names = Object.keys(part) as (keyof Values)[]
    const cleared = names.filter((name) => problems[name] && !now[name])
    if (cleared.length) setProblem(Object.fromEntries(cleared.map((name) => [name, null])) as FieldErrors<Values>)
  }

  /** A server error is shown until the value changes. */
  function check(name: keyof Values) {
    const problem = validate(values)[name]
    if (!problem && rejectedValues.current?.[name] === values[name]) return
    setProblem({ [name]: problem } as FieldErrors<Values>)
  }

  /** Props of a text input, which is validated on blur if it has a value. */
  function input<Name extends keyof Values & string>(name: Name) {
    return {
      name,
      value: values[name] as string,
      problem: problems[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: event.target.value } as unknown as Partial<Values>),
      onBlur: () => void (values[name] && check(name)),
    }
  }

  function showProblems(form: HTMLFormElement, found: FieldErrors<Values>) {
    flushSync(() => setProblems(found))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  function showFailure(form: HTMLFormElement, error: unknown) {
    const apiError = reportFailure(error)
    rejectedValues.current = values
    options.onFailure?.(apiError)
    const found = options.validateProfile?.(apiError) ?? serverFieldErrors(apiError, values)
    showProblems(form, found)
    if (!hasError(found)) setFailure(options.failureText?.(apiError) ?? apiError.message)
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const found = validate(values)
    rejectedValues.current = null
    setFailure(null)
    showProblems(form, found)
    if (hasError(found) || (confirm && !(await confirm(values)))) return
    setBusy(true)
    try {
      const sent = await send(values)
      options.draft?.clear()
      if ((await onSent?.(sent)) === 'leaving') return
    } catch (error) {
      showFailure(form, error)
    }
    setBusy(false)
  }

  function reset() {
    resetValues()
    setProblems({})
    setFailure(null)
  }

  return { values, change, reset, input, submit, busy, failure, problems, setProblem, setProblems, check }
}
