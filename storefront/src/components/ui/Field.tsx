import { characterLimit } from '~/lib/forms/characterLimit'
import { useId, type InputHTMLAttributes, type ReactNode } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  problem?: string | null
  /** At the right of the input, such as the button that sends a code. */
  addon?: ReactNode
  /** Of the input and the element next to it. */
  pairClass?: string
  /** Why personal data is asked for. */
  reason?: string
  /** In characters; the attribute counts UTF-16 units, of which a rare hanzi has two. */
  maxLength?: number
  /** Of a number that is pasted with spaces or hyphens; then the length is checked after it. */
  normalize?: (text: string) => string
}

/** A labelled input with room for one error message below, so that an error does not move the layout. */
export function Field({
  label,
  problem,
  addon,
  pairClass = 'field__pair',
  reason,
  maxLength,
  normalize,
  onChange,
  ...input
}: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className={addon ? pairClass : undefined}>
        <input
          {...input}
          {...characterLimit({ maxLength, normalize, onChange })}
          id={id}
          className="input"
          aria-invalid={problem ? true : undefined}
          aria-describedby={reason ? `${id}-reason ${id}-problem` : `${id}-problem`}
        />
        {addon}
      </div>
      {reason && <Reason id={`${id}-reason`} text={reason} />}
      <p className="field__error" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

/** Why personal data is asked for and how long it is stored (`DataReason` of the API's constants). */
export function Reason({ id, text }: { id?: string; text: string }) {
  return (
    <p className="reason" id={id}>
      {text}
    </p>
  )
}
