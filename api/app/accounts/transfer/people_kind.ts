import { checkPeople } from '#accounts/transfer/check_people'
import { peopleColumns } from '#accounts/transfer/people_columns'
import { readPeople } from '#accounts/transfer/read_people'
import { writePeople } from '#accounts/transfer/write_people'
import { transferKind } from '#core/transfer/kind'

export const peopleKind = transferKind({
  object: 'people',
  table: 'users',
  columns: peopleColumns,
  requiresOneOf: ['telephone', 'id_card'],
  check: checkPeople,
  write: writePeople,
  read: readPeople,
})
