import { none } from '@zhuxue/api/object-types'
import { changesOf, type AuditEntry, type Change } from './entry'
import styles from './EntryDrawer.module.css'

/** Every field of an entry before and after; of what was only recorded, one column. */
export function Changes({ entry }: { entry: AuditEntry }) {
  const rows = changesOf(entry)
  if (rows.length === 0) return <p className={styles.none}>这次操作没有记录更多内容。</p>
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const hasAfter = rows.some(({ after }) => after !== undefined)
  const isChange = hasBefore && hasAfter
  // What was created has many empty fields.
  const shown = isChange ? rows : rows.filter(({ before, after }) => (before ?? after) !== none)
  const tint = ({ before, after }: Change, side: 'before' | 'after') =>
    isChange && before !== undefined && after !== undefined && before !== after ? styles[side] : undefined
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">内容</th>
          {hasBefore && <th scope="col">{isChange ? '修改前' : '此前'}</th>}
          {hasAfter && <th scope="col">{isChange ? '修改后' : '记录'}</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((change) => (
          <tr key={change.field}>
            <th scope="row">{change.label}</th>
            {hasBefore && <td className={tint(change, 'before')}>{change.before}</td>}
            {hasAfter && <td className={tint(change, 'after')}>{change.after}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
