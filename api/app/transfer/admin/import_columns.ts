import type { TransferColumn } from '#core/transfer/columns'
import { transferKinds } from '#core/transfer/kind'
import { baseColumns } from '#transfer/reading/read_rows'

/** What an exchange folder may have, as docs/ops/import.md lists it. */
export function importColumns() {
  const base = Object.entries<TransferColumn>(baseColumns).map(toColumn)
  return {
    objects: transferKinds().map(({ object, title, columns, read }) => ({
      object,
      title,
      isExported: read !== undefined,
      columns: [...base, ...Object.entries<TransferColumn>(columns).map(toColumn)],
    })),
  }
}

function toColumn([name, column]: [string, TransferColumn]) {
  const { title, required = false, type, max, range, values, example, description, change } = column
  return {
    name,
    title,
    isRequired: required,
    type,
    maxLength: max ?? null,
    range: range ? [...range] : null,
    choices: values ? Object.entries(values).map(([value, label]) => ({ value, label })) : null,
    example,
    description,
    isUpdated: change === 'soft',
  }
}
