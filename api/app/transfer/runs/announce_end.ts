import type { Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'
import type ImportRun from '#transfer/runs/import_run'
import { ImportsPage, ImportStateText, type ImportState } from '#transfer/terms'

/** To the admin who started it; the console shows its own result. */
export async function announceEnd(
  trx: Trx,
  { id, startedBy, fileName }: Pick<ImportRun, 'id' | 'startedBy' | 'fileName'>,
  state: ImportState
): Promise<void> {
  if (startedBy === null) return
  await writeMessage(trx, startedBy, {
    kind: 'importFinished',
    reference: `import-run:${id}`,
    facts: { fileName, result: ImportStateText[state], page: `${ImportsPage}/${id}` },
  })
}
