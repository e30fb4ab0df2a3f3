import { Role } from '#core/roles'
import type { Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'
import type ImportRun from '#transfer/runs/import_run'
import { ImportsPage, ImportStateText, type ImportState } from '#transfer/terms'

/** To the admin who started it. The console shows its own result, and the owner of a key reads it by the API. */
export async function announceEnd(
  trx: Trx,
  { id, startedBy, fileName }: Pick<ImportRun, 'id' | 'startedBy' | 'fileName'>,
  state: ImportState
): Promise<void> {
  if (startedBy === null) return
  if (!(await trx.from('user_roles').where({ user_id: startedBy, role: Role.Admin }).first())) return
  await writeMessage(trx, startedBy, {
    kind: 'importFinished',
    reference: `import-run:${id}`,
    facts: { fileName, result: ImportStateText[state], page: `${ImportsPage}/${id}` },
  })
}
