import db from '@adonisjs/lucid/services/db'
import type { toInvoiceFile } from '#invoices/current_files'
import type { FileMailState } from '#invoices/terms'
import { MailState as MailStates, type MailState } from '#messages/mails/terms'

/** One mail per file. */
export const fileMailKey = (invoiceFileId: number) => `invoice-file:${invoiceFileId}`

/** Whether each file has reached the payer's mail server. */
export async function withMailStates(files: ReturnType<typeof toInvoiceFile>[]) {
  if (!files.length) return files
  const mails: { key: string; state: MailState; attempts: number }[] = await db
    .from('mails')
    .whereIn(
      'idempotency_key',
      files.map(({ invoiceFileId }) => fileMailKey(invoiceFileId))
    )
    .select('idempotency_key as key', 'state', 'attempts')
  const states = new Map(mails.map(({ key, state, attempts }) => [key, stateOf(state, attempts)]))
  return files.map((file) => ({ ...file, mailState: states.get(fileMailKey(file.invoiceFileId)) ?? null }))
}

/** A mail that waits after an attempt is sent again. */
function stateOf(state: MailState, attempts: number): FileMailState {
  return state === MailStates.Waiting && attempts > 0 ? 'again' : state
}
