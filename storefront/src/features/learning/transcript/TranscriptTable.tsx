import type { Column } from '~/components/ui/list/RecordTable'
import styles from './Transcript.module.css'

type Props<Row> = { title: string; columns: Column<Row>[]; rows: Row[] }

/** A printable table: its head is repeated on every page, and no row is split. */
export function TranscriptTable<Row>({ title, columns, rows }: Props<Row>) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={styles.none}>没有记录</p>
      ) : (
        <div className={styles.frame} tabIndex={0} role="region" aria-label={`${title}表格`}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.title} className={column.headClass}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {columns.map((column) => (
                    <td key={column.title} className={column.className} data-label={column.title}>
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
