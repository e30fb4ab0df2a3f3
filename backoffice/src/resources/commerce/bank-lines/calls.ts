import { StatementType, type StatementColumn } from '@zhuxue/api/terms/commerce/bank_transfers'
import { asHttpError } from '../../../lib/faults'
import { call } from '../../../providers/api'

/** @returns the message for the admin */
export const confirmLine = (id: number): Promise<string> =>
  call('POST /api/admin/bank-lines/:id/confirmations', { params: { id } }).then(({ msg }) => msg)

/** One after the other: each settles an order, and the first may ask for a proof of the identity. */
export async function confirmLines(ids: number[]) {
  const refused: { id: number; reason: string }[] = []
  for (const id of ids) {
    try {
      await confirmLine(id)
    } catch (error) {
      refused.push({ id, reason: asHttpError(error).message })
    }
  }
  return { succeeded: ids.length - refused.length, refused }
}

/** @param reference the code of the transfer or the number of its order */
export const matchLine = (id: number, reference: string) =>
  call('POST /api/admin/bank-lines/:id/matches', { params: { id }, body: { reference } })

export const dismissLine = (id: number, note: string) =>
  call('POST /api/admin/bank-lines/:id/dismissals', { params: { id }, body: { note } })

export type ChosenColumns = Partial<Record<StatementColumn, string>>

/** What an import of the file would do; nothing is stored. */
export const previewStatement = (file: File, columns: ChosenColumns) =>
  call('POST /api/admin/bank-statements/previews', statementOf(file, columns))

export const importStatement = (file: File, columns: ChosenColumns) =>
  call('POST /api/admin/bank-statements', statementOf(file, columns))

const statementOf = (file: File, columns: ChosenColumns) => ({
  query: { fileName: file.name, ...columns },
  body: file as never,
  headers: { 'Content-Type': StatementType },
  timeout: 120_000,
})
