import { useId, type SelectHTMLAttributes } from 'react'

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  problem?: string | null
  options: readonly { value: string; text: string }[]
}

/** A labelled native select with its error message, as `Field`. */
export function SelectField({ label, problem, options, ...select }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className="input"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
      >
        <option value="">请选择</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <p className="field__error" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </div>
  )
}
