import User from '#accounts/user'
import { appendEntry } from '#core/audit/append_entry'
import { auditConsole } from '#core/audit/audit'
import { maskTelephone } from '#core/shared_rules'
import type { Trx } from '#core/transaction'
import type ImportRun from '#transfer/runs/import_run'
import { totalOf, type Counts, type Progress } from '#transfer/runs/progress'

type Action = 'transfer.preview' | 'transfer.import'

/** As the user who started the run, or the console. */
export async function auditRun(
  trx: Trx,
  { id, startedBy }: Pick<ImportRun, 'id' | 'startedBy'>,
  action: Action,
  after: Record<string, unknown>
): Promise<void> {
  const entry = { action, object: `import-run:${id}`, after } as const
  if (startedBy === null) return auditConsole(trx, entry)
  const user = await User.findWithRoles(startedBy, trx)
  const actor = { actorId: user.id, actorName: maskTelephone(user.loginName), role: user.roles[0]! }
  await appendEntry(trx, { ...entry, ...actor })
}

export function auditedCounts(counts: Progress['counts']): Record<string, number> {
  const { new: added, ...others }: Counts = totalOf(counts)
  return { added, ...others }
}
