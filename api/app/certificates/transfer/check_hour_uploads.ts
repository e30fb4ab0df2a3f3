import db from '@adonisjs/lucid/services/db'
import { availableKey } from '#certificates/transfer/check_hours'
import type { hourUploadColumns } from '#certificates/transfer/hour_columns'
import type { CheckContext, CheckedRow, Preview } from '#core/transfer/kind'

type Row = CheckedRow<typeof hourUploadColumns>

export async function checkHourUploads(rows: Row[], { refuse, preview }: CheckContext): Promise<void> {
  const records = preview ? await recordsOf(rows, preview) : new Map<Row, StudyRecord>()
  for (const row of rows) {
    const { reverted_at: at, revert_reason: reason } = row.values
    const record = records.get(row)
    if ((at === null) !== (reason === null)) {
      refuse(row, { code: 'E_RULE', column: 'revert_reason', facts: { sentence: '撤回时间和撤回原因要一起填写' } })
    } else if (record && row.rowId === null && at === null && preview && !useHours(row, record, preview)) {
      refuse(row, { code: 'E_OVER', column: 'pushed_seconds' })
    }
  }
}

interface StudyRecord {
  /** Of what this import adds, and of what its uploads use. */
  key: string
  /** In the database. */
  availableSeconds: number
}

/** An upload uses hours of its record, and the next one what is left. */
function useHours({ values }: Row, { key, availableSeconds }: StudyRecord, { count }: Preview): boolean {
  const { pushed_seconds: seconds } = values
  if (availableSeconds + count(key) < seconds) return false
  count(key, -seconds)
  return true
}

async function recordsOf(rows: Row[], { targets }: Preview): Promise<Map<Row, StudyRecord>> {
  const staged = await targets(rows, 'hours')
  const ids = rows.flatMap(({ values }) => values.hours ?? [])
  const known = await db
    .from('hour_entries as e')
    .join('course_edu_logs as l', 'l.id', 'e.course_edu_log_id')
    .whereIn('e.id', ids)
    .select('e.id', 'l.user_id as person', 'l.course_id as course')
  const records = new Map<Row, StudyRecord>()
  for (const row of rows) {
    const target = staged.get(row)
    const entry = known.find(({ id }) => id === row.values.hours)
    const values = target?.values ?? entry
    if (!values) continue
    const { person, course } = values
    const availableSeconds = person && course ? await availableOf(person, course) : 0
    const key = availableKey(target ?? ({ values, refs: {} } as CheckedRow))
    records.set(row, { key, availableSeconds })
  }
  return records
}

async function availableOf(userId: number, courseId: number): Promise<number> {
  const [{ seconds }] = await db
    .from('hour_entries as e')
    .join('course_edu_logs as l', 'l.id', 'e.course_edu_log_id')
    .where({ 'l.user_id': userId, 'l.course_id': courseId })
    .sum('e.available_seconds as seconds')
  return Number(seconds ?? 0)
}
