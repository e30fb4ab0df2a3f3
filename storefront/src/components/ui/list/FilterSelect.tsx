type Props<Value extends string> = {
  label: string
  /** The label of the option without a filter. */
  all: string
  value: Value | ''
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value | '') => void
}

export function FilterSelect<Value extends string>({ label, all, value, options, onChange }: Props<Value>) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value | '')}
    >
      <option value="">{all}</option>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  )
}
