import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Filter } from './filter'
import styles from './FilterChips.module.css'
import { filterText, emptyFilterValue } from './filterText'

/** Chips of the collapsed filters in use; a press removes one. */
export function FilterChips(props: {
  filters: Filter[]
  values: Record<string, unknown>
  onRemove: (name: string, nothing: unknown) => void
}) {
  const { filters, values, onRemove } = props
  return (
    <ul className={styles.chips} aria-label="更多条件中已设置的">
      {filters.map((filter) => {
        const { name, label } = filter
        const text = `${label}：${filterText(filter, values[name])}`
        return (
          <li key={name}>
            <Button
              shape="round"
              className={styles.chip}
              icon={<CloseOutlined />}
              iconPosition="end"
              aria-label={`移除条件 ${text}`}
              onClick={() => onRemove(name, emptyFilterValue(filter))}
            >
              <span className={styles.text} title={text}>
                {text}
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
