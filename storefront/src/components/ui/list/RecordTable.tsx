import type { ComponentProps, Key, ReactNode } from 'react'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { ListFooter } from './ListFooter'
import styles from './RecordTable.module.css'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  className?: string
  headClass?: string
  /** The title is not repeated on a card. */
  unlabelled?: boolean
}

type Props<Row> = {
  columns: Column<Row>[]
  /** Undefined until the first page is loaded. */
  rows: Row[] | undefined
  rowKey: (row: Row) => Key
  loading: boolean
  failed: boolean
  onRetry: () => void
  empty: ReactNode
  /** Not for a list that is loaded completely. */
  foot?: ComponentProps<typeof ListFooter>
  /** Inside a sheet: less padding, and cards only below 680 px. */
  compact?: boolean
}

export function RecordTable<Row>(props: Props<Row>) {
  const { rows, failed, onRetry, empty, foot, compact } = props
  return (
    <div className={`${styles.records} ${compact ? styles.compact : styles.wide}`}>
      {failed ? (
        <FailedState onRetry={onRetry} />
      ) : !rows ? (
        <Skeleton className={styles.skeleton} />
      ) : rows.length === 0 && empty ? (
        empty
      ) : (
        <>
          <Table {...props} rows={rows} />
          {foot && <ListFooter {...foot} />}
        </>
      )}
    </div>
  )
}

function Table<Row>({ columns, rows, rowKey, loading, compact }: Props<Row> & { rows: Row[] }) {
  return (
    <div className={compact ? styles.frame : `sheet ${styles.frame}`} data-loading={loading}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title, headClass }) => (
              <th key={title} className={headClass}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, cell, className, unlabelled }) => (
                <td key={title} className={className} data-label={unlabelled ? undefined : title}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
