import type { TableColumnType } from 'antd'
import { formatDateTime, formatYuan } from '../format'
import styles from './columns.module.css'
import { SecondaryText } from './SecondaryText'
import { StatusTag, type Tone } from './StatusTag'

type Column<R> = TableColumnType<R> & { dataIndex: keyof R & string }

/** Yuan, right aligned, two decimals; the original price struck through if it differs. */
export function moneyColumn<R extends object>(column: Column<R> & { original?: keyof R }): TableColumnType<R> {
  const { original, ...rest } = column
  return {
    align: 'right',
    width: 104,
    className: 'numeric',
    ...rest,
    render: (amount: number, row: R) => {
      const before = original ? (row[original] as number) : amount
      return (
        <>
          {formatYuan(amount)}
          {before > amount && (
            <SecondaryText>
              <del>{formatYuan(before)}</del>
            </SecondaryText>
          )}
        </>
      )
    },
  }
}

export function numberColumn<R extends object>(column: Column<R>): TableColumnType<R> {
  return { align: 'right', width: 76, className: 'numeric', render: (n) => n ?? '—', ...column }
}

export function nameColumn<R extends object>(column: Column<R>): TableColumnType<R> {
  return {
    ellipsis: true,
    render: (name: string) => (
      <div className={styles.name} title={name}>
        {name}
      </div>
    ),
    ...column,
  }
}

/** Minutes in the list, seconds in the title. */
export function dateColumn<R extends object>(column: Column<R>): TableColumnType<R> {
  return {
    width: 142,
    className: 'numeric',
    render: (time: string | null) => <span title={time ?? undefined}>{formatDateTime(time)}</span>,
    ...column,
  }
}

export function statusColumn<R extends object, S extends string | number>(
  column: Column<R> & { text: Record<S, string>; tone: Partial<Record<S, Tone>> }
): TableColumnType<R> {
  const { text, tone, ...rest } = column
  return { width: 88, ...rest, render: (of: S) => <StatusTag of={of} text={text} tone={tone} /> }
}
