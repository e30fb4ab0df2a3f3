import { Checkbox, Pagination, Spin, type TablePaginationConfig, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { useCardHeights } from './useCardHeights'
import type { RowSelection } from '../rowSelection'
import styles from './RowCards.module.css'

/** The title of the commands column, in every list. */
const commandsTitle = '操作'

/** Width of the widest table column, in pixels, that fits in half of a card on a phone; order numbers need more. */
const halfCard = 180

/** Columns that grow, are truncated or exceed half of a card take its whole width. */
function classOf({ title, ellipsis, width }: Cell<object>) {
  if (title === commandsTitle) return styles.commands
  return ellipsis || width === undefined || Number(width) > halfCard ? styles.wide : undefined
}

type Cell<R> = {
  title?: ReactNode
  dataIndex?: keyof R
  key?: string
  ellipsis?: unknown
  width?: string | number
  className?: string
  render?: (...of: any[]) => ReactNode
}

export function RowCards<R extends object>(
  props: Omit<TableProps<R>, 'pagination'> & {
    pages: false | TablePaginationConfig | undefined
    below?: ReactNode
    nothing: ReactNode
    selection?: RowSelection<R>
    isCompact?: boolean
  }
) {
  const { dataSource = [], columns = [], rowKey, loading, pages, below, nothing, expandable } = props
  const { selection, isCompact } = props
  const [head, ...rest] = (columns as Cell<R>[]).filter(({ title }) => title)
  const cell = (column: Cell<R>, row: R, at: number) => {
    const value = column.dataIndex === undefined ? undefined : row[column.dataIndex]
    return column.render ? column.render(value, row, at) : (value as ReactNode)
  }

  const { list, styleOf } = useCardHeights(dataSource)

  return (
    <Spin spinning={Boolean(loading)}>
      <ul ref={list} className={styles.cards} hidden={dataSource.length === 0 && !loading}>
        {dataSource.map((row, at) => (
          <li
            key={String(row[rowKey as keyof R])}
            className={isCompact ? `${styles.card} ${styles.compact}` : styles.card}
            style={styleOf(row)}
          >
            <div className={styles.head}>
              {selection && (
                <Checkbox
                  aria-label={`选择 ${selection.nameOf(row)}`}
                  disabled={selection.isLocked?.(row)}
                  checked={selection.keys.includes(row[rowKey as keyof R] as number | string)}
                  onChange={({ target }) => selection.tick([row], target.checked)}
                />
              )}
              <div>
                {head?.className === 'numeric' && <>{head.title} </>}
                {head && cell(head, row, at)}
              </div>
            </div>
            <dl className={styles.pairs}>
              {rest.map((column, n) => (
                <div key={n} className={classOf(column as Cell<object>)}>
                  <dt>{column.title}</dt>
                  <dd>{cell(column, row, at)}</dd>
                </div>
              ))}
            </dl>
            {expandable?.expandedRowRender && (
              <details className={styles.details}>
                <summary>详情</summary>
                {expandable.expandedRowRender(row, at, 0, true)}
              </details>
            )}
          </li>
        ))}
      </ul>
      {dataSource.length === 0 && !loading && <div className={styles.card}>{nothing}</div>}
      {dataSource.length > 0 && below && <p className={styles.below}>{below}</p>}
      {pages && dataSource.length > 0 && (
        <Pagination
          simple
          align="center"
          className={styles.pages}
          current={pages.current}
          pageSize={pages.pageSize}
          total={pages.total}
          showTotal={pages.showTotal}
          showSizeChanger={false}
          onChange={(current, pageSize) =>
            props.onChange?.(
              { ...pages, current, pageSize },
              {},
              {},
              { action: 'paginate', currentDataSource: [...dataSource] }
            )
          }
        />
      )}
    </Spin>
  )
}
