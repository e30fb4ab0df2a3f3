import { useId, type InputHTMLAttributes, type ReactNode } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  problem?: string | null
  /** At the right of the input, such as the button that sends a code. */
  beside?: ReactNode
}

/** A labelled input with room for one sentence below, so that a problem moves nothing. */
export function Field({ label, problem, beside, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className={beside ? 'field__pair' : undefined}>
        <input
          {...input}
          id={id}
          className="input"
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
        />
        {beside}
      </div>
      <p className="field__error" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
