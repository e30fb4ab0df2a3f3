import type { Address } from '~/lib/http/apiTypes'
import styles from './AddressBook.module.css'

type Props = { address: Address; onEdit: () => void; onRemove: () => void; onDefault: () => void }

export function AddressCard({ address, onEdit, onRemove, onDefault }: Props) {
  const isDefault = address.defaultAddr === 1
  return (
    <li className={`sheet ${styles.card}`} data-default={isDefault}>
      <p className={styles.who}>
        <b>{address.name}</b>
        <span>{address.telephone}</span>
        {isDefault && <span className="tag">默认</span>}
      </p>
      <p className={styles.where}>
        {address.regionText}
        <br />
        {address.address}
      </p>
      <div className={styles.actions}>
        {!isDefault && (
          <button type="button" className="btn btn--plain" onClick={onDefault}>
            设为默认
          </button>
        )}
        <span className={styles.own}>
          <button type="button" className="btn btn--plain" onClick={onEdit}>
            编辑
          </button>
          <button type="button" className={`btn btn--plain ${styles.remove}`} onClick={onRemove}>
            删除
          </button>
        </span>
      </div>
    </li>
  )
}
