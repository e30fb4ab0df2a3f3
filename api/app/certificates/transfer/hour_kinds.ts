import { rowsOfChangedRecords } from '#certificates/transfer/changed_records'
import { checkHourUploads } from '#certificates/transfer/check_hour_uploads'
import { checkHours } from '#certificates/transfer/check_hours'
import { hourColumns, hourUploadColumns } from '#certificates/transfer/hour_columns'
import { readHours, readHourUploads } from '#certificates/transfer/read_hours'
import { writeHourUploads } from '#certificates/transfer/write_hour_uploads'
import { writeHours } from '#certificates/transfer/write_hours'
import { transferKind } from '#core/transfer/kind'

export const hourKind = transferKind({
  object: 'hours',
  table: 'hour_entries',
  columns: hourColumns,
  check: checkHours,
  write: writeHours,
  changed: (since, client) => rowsOfChangedRecords('hour_entries', since, client),
  read: readHours,
})

export const hourUploadKind = transferKind({
  object: 'hour_uploads',
  table: 'hour_uploads',
  columns: hourUploadColumns,
  check: checkHourUploads,
  write: writeHourUploads,
  changed: (since, client) => rowsOfChangedRecords('hour_uploads', since, client),
  read: readHourUploads,
})
