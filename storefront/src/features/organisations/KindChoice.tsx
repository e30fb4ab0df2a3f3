import type { Memberships } from '~/lib/http/apiTypes'
import styles from './Organisations.module.css'

type Props = {
  kinds: Memberships['kinds']
  chosen: string[]
  /** What the member agrees to. */
  text: string
  onChange: (chosen: string[]) => void
}

export function KindChoice({ kinds, chosen, text, onChange }: Props) {
  if (!kinds.length) return <p className={styles.hint}>您还没有登记执业证书，没有可以共享的学时。</p>
  return (
    <fieldset className={styles.choice}>
      <legend>共享哪些证书的学时</legend>
      {kinds.map(({ kindCode, kindName }) => (
        <label key={kindCode}>
          <input
            type="checkbox"
            checked={chosen.includes(kindCode)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, kindCode] : chosen.filter((one) => one !== kindCode))
            }
          />
          {kindName}
        </label>
      ))}
      <p className="note">{text}</p>
    </fieldset>
  )
}
