import { auditConsole } from '#core/audit/audit'
import type { Manifest } from '#core/backups/manifest'
import { transaction } from '#core/transaction'

/** Ends the sessions of the backup: one that was ended since must not come back. @returns their number */
export function recordRestore({ madeAt }: Manifest, errors: number): Promise<number> {
  return transaction(async (trx) => {
    const ended = Number(await trx.from('access_tokens').delete())
    await auditConsole(trx, { action: 'backup.restore', object: `backup:${madeAt}`, after: { ended, faults: errors } })
    return ended
  })
}
