import type { Address, Area } from '~/lib/http/apiTypes'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import styles from './Addresses.module.css'
import { regionChoices } from './regionChoices'

type Props = {
  value: string[]
  /** The address that is edited. Its region may have been abolished, and is then offered for this address only. */
  saved?: Address
  problem?: string | null
  onChange: (codes: string[]) => void
}

const levels = ['省', '市', '区县'] as const

/** Native selects, because phones have their own picker. */
export function RegionPicker({ value, saved, problem, onChange }: Props) {
  const { data, failed, reload } = useFetch(() => api.accounts.regions.index({}), '')
  const choices = regionChoices(data?.areas, value, saved)

  return (
    <fieldset className="field">
      <legend className="field__label">所在地区</legend>
      <div className={styles.regions}>
        {levels.map((level, depth) => (
          <select
            key={level}
            className="input"
            aria-label={level}
            aria-invalid={problem ? true : undefined}
            value={value[depth] ?? ''}
            disabled={!choices[depth]?.length}
            onChange={(event) => onChange([...value.slice(0, depth), event.target.value].filter(Boolean))}
          >
            <option value="">{level}</option>
            {choices[depth]?.map((area) => (
              <option key={area.code} value={area.code}>
                {area.name}
              </option>
            ))}
          </select>
        ))}
      </div>
      <p className="field__error" aria-live="polite">
        {failed ? (
          <button type="button" className="link" onClick={reload}>
            地区没有加载出来，点击重试
          </button>
        ) : (
          problem
        )}
      </p>
    </fieldset>
  )
}
