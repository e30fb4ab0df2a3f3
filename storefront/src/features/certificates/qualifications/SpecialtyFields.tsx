import type { QualificationKind } from '~/lib/http/apiTypes'
import styles from './Qualifications.module.css'
import type { QualificationForm } from './qualificationForm'
import { SelectField } from './SelectField'

type Props = {
  kind: QualificationKind | undefined
  values: QualificationForm
  problems: { specialties?: string | null; mainSpecialty?: string | null }
  onChange: (part: Partial<QualificationForm>) => void
}

/** One specialty, or several of which one is the main one. */
export function SpecialtyFields({ kind, values, problems, onChange }: Props) {
  if (!kind?.specialties.length) return null
  const options = kind.specialties.map(({ code, name }) => ({ value: code, text: name }))
  const { specialties, mainSpecialty } = values
  if (!kind.manySpecialties) {
    return (
      <SelectField
        label="专业"
        options={options}
        value={specialties[0] ?? ''}
        problem={problems.specialties}
        onChange={({ target }) => onChange({ specialties: target.value ? [target.value] : [] })}
      />
    )
  }
  const toggle = (code: string) =>
    onChange({
      specialties: specialties.includes(code) ? specialties.filter((one) => one !== code) : [...specialties, code],
    })
  return (
    <>
      <fieldset className="field">
        <legend className="field__label">专业（可多选）</legend>
        <div className={styles.specialties}>
          {options.map(({ value, text }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={specialties.includes(value)}
                aria-invalid={problems.specialties ? true : undefined}
                onChange={() => toggle(value)}
              />
              {text}
            </label>
          ))}
        </div>
        <p className="field__error" aria-live="polite">
          {problems.specialties}
        </p>
      </fieldset>
      {specialties.length > 1 && (
        <SelectField
          label="主项专业"
          options={options.filter(({ value }) => specialties.includes(value))}
          value={mainSpecialty}
          problem={problems.mainSpecialty}
          onChange={({ target }) => onChange({ mainSpecialty: target.value })}
        />
      )}
    </>
  )
}
