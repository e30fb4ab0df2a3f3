import { messages } from '@zhuxue/api/terms/statistics'
import { Table } from 'antd'
import { sumYuan } from '../../components/format'

type Format = ((value: number) => string) | null

/** The last row of a stats table: 总计, and the sum of each summable column. */
export function sumRow<Row>(rows: readonly Row[], formats: Format[], statsOf: (row: Row) => (number | null)[]) {
  if (!rows.length) return null
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>
        <strong>{messages.totalRow}</strong>
      </Table.Summary.Cell>
      {formats.map((format, at) => (
        <Table.Summary.Cell key={at} index={at + 1} align="right" className="numeric">
          {format && <strong>{format(sumYuan(rows.map((row) => statsOf(row)[at] ?? 0)))}</strong>}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
