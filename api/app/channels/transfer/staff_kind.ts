import { checkStaff } from '#channels/transfer/check_staff'
import { staffColumns } from '#channels/transfer/staff_columns'
import { readStaff } from '#channels/transfer/read_staff'
import { writeStaff } from '#channels/transfer/write_staff'
import { transferKind } from '#core/transfer/kind'

export const staffKind = transferKind({
  object: 'staff',
  table: 'users',
  columns: staffColumns,
  check: checkStaff,
  write: writeStaff,
  read: readStaff,
})
