import { pagesOf } from '~/lib/pagination'
import styles from './ListFooter.module.css'
import { Pager } from './Pager'

type Props = {
  total: number
  unit: string
  page: number
  pageSize: number
  sizes: readonly number[]
  onChange: (change: { page?: number; pageSize?: number }) => void
}

export function ListFooter({ total, unit, page, pageSize, sizes, onChange }: Props) {
  return (
    <div className={styles.foot}>
      <span className="muted">
        共 {total} {unit}
      </span>
      <Pager page={page} pages={pagesOf(total, pageSize)} onPage={(next) => onChange({ page: next })} />
      <label className={styles.size}>
        每页
        <select
          className="input"
          value={pageSize}
          onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size} 条
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
