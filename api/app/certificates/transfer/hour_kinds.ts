import { hourColumns, hourUploadColumns } from '#certificates/transfer/hour_columns'
import { readHours, readHourUploads } from '#certificates/transfer/read_hours'
import { writeHourUploads } from '#certificates/transfer/write_hour_uploads'
import { writeHours } from '#certificates/transfer/write_hours'
import { transferKind } from '#core/transfer/kind'

export const hourKind = transferKind({
  object: 'hours',
  table: 'hour_entries',
  columns: hourColumns,
  write: writeHours,
  read: readHours,
})

export const hourUploadKind = transferKind({
  object: 'hour_uploads',
  table: 'hour_uploads',
  columns: hourUploadColumns,
  async check(rows, { refuse }) {
    for (const row of rows) {
      const { reverted_at: at, revert_reason: reason } = row.values
      if ((at === null) === (reason === null)) continue
      refuse(row, { code: 'E_RULE', column: 'revert_reason', facts: { sentence: '撤回时间和撤回原因要一起填写' } })
    }
  },
  write: writeHourUploads,
  read: readHourUploads,
})
