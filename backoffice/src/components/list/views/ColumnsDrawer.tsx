import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { DensityText, type ListLayout } from '@zhuxue/api/terms/accounts/saved_views'
import { Button, Checkbox, Radio } from 'antd'
import { useState, type MouseEvent } from 'react'
import { SideDrawer } from '../../dialog/SideDrawer'
import { inOrder, keyOfColumn, partsOf, type ColumnLike } from './arrangeColumns'
import styles from './ColumnsDrawer.module.css'
import { keepLayout, useListLayout } from './useListLayout'

const usual: ListLayout = { order: [], hidden: [], density: 'loose' }
const densities = Object.entries(DensityText).map(([value, label]) => ({ value, label }))

/** Visibility and order of the columns, and row height. Changes apply at once. */
export function ColumnsDrawer(props: { list: string; columns: readonly ColumnLike[]; onClose: () => void }) {
  const { list, columns, onClose } = props
  const layout = useListLayout(list)
  const { order, hidden, density } = layout ?? usual
  const [announcement, setAnnouncement] = useState('')
  const { head, middle, tail } = partsOf(columns)
  const movable = inOrder(middle, order).filter(({ title }) => typeof title === 'string')
  const change = (some: Partial<ListLayout>) => keepLayout(list, { order, hidden, density, ...some })

  const show = (key: string, isShown: boolean) =>
    change({ hidden: isShown ? hidden.filter((one) => one !== key) : [...hidden, key] })

  const move = (from: number, by: 1 | -1, { currentTarget }: MouseEvent<HTMLElement>) => {
    const to = from + by
    const column = movable[from]!
    if (!movable[to]) return
    const keys = movable.map(keyOfColumn)
    keys.splice(to, 0, ...keys.splice(from, 1))
    change({ order: keys })
    setAnnouncement(`${column.title}移到第 ${to + 1} 位`)
    // Moving the row in the DOM drops the focus.
    requestAnimationFrame(() => currentTarget?.focus())
  }

  return (
    <SideDrawer
      title="列与行高"
      width="min(400px, 100vw)"
      onClose={onClose}
      extra={
        <Button disabled={!layout} onClick={() => keepLayout(list, null)}>
          恢复默认
        </Button>
      }
    >
      <h2 className={styles.heading} id="row-height">
        行高
      </h2>
      <Radio.Group
        aria-labelledby="row-height"
        optionType="button"
        options={densities}
        value={density}
        onChange={({ target }) => change({ density: target.value })}
      />
      <h2 className={styles.heading}>显示的列</h2>
      <ul className={styles.columns}>
        {[...head].filter(isNamed).map((column) => (
          <Fixed key={keyOfColumn(column)} title={column.title} />
        ))}
        {movable.map((column, at) => {
          const key = keyOfColumn(column)
          const title = String(column.title)
          return (
            <li key={key} className={styles.column}>
              <Checkbox
                className={styles.name}
                checked={!hidden.includes(key)}
                onChange={({ target }) => show(key, target.checked)}
              >
                {title}
              </Checkbox>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={`上移 ${title}`}
                aria-disabled={at === 0}
                onClick={(event) => move(at, -1, event)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined />}
                aria-label={`下移 ${title}`}
                aria-disabled={at === movable.length - 1}
                onClick={(event) => move(at, 1, event)}
              />
            </li>
          )
        })}
        {tail.filter(isNamed).map((column) => (
          <Fixed key={keyOfColumn(column)} title={column.title} />
        ))}
      </ul>
      <p className={styles.hint}>设置保存在这台设备上，只对您自己有效。保存视图时会一并保存。</p>
      <div role="status" className={styles.status}>
        {announcement}
      </div>
    </SideDrawer>
  )
}

const isNamed = (column: ColumnLike): column is ColumnLike & { title: string } =>
  typeof column.title === 'string' && column.title !== ''

function Fixed({ title }: { title: string }) {
  return (
    <li className={styles.column}>
      <Checkbox className={styles.name} checked disabled>
        {title}
      </Checkbox>
      <span className={styles.hint}>固定</span>
    </li>
  )
}
