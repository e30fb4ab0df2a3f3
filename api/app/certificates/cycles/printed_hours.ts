import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { cycleMessages as messages } from '#certificates/cycles/terms'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

/** Hours that count for a cycle and are on a valid certificate of that cycle. Those counted later are not on it. */
export function printedHours(client: QueryClientContract) {
  return client
    .from('cycle_entries as e')
    .join('hour_entries as h', 'h.id', 'e.hour_entry_id')
    .join('course_edu_logs as g', 'g.id', 'h.course_edu_log_id')
    .join('certificate_issue_lines as l', (join) =>
      join.on('l.education_cycle_id', 'e.education_cycle_id').andOn('l.certificate_id', 'g.certificate_id')
    )
    .join('certificate_issues as i', 'i.id', 'l.certificate_issue_id')
    .whereNotNull('l.cycle_key')
    .where('e.counted_seconds', '>', 0)
    .whereColumn('e.created_at', '<=', 'i.created_at')
}

/** The same minutes would be valid on the papers of two cycles (docs/threats.md T277). @throws UserError */
export async function ensureNotOnCyclePrint(
  trx: Trx,
  leaving: { cycleId: number; hourEntryId: number }[]
): Promise<void> {
  for (const { cycleId, hourEntryId } of leaving) {
    const print = await printedHours(trx)
      .where({ 'e.education_cycle_id': cycleId, 'e.hour_entry_id': hourEntryId })
      .select('i.issue_no as number')
      .first()
    if (print) throw new UserError(messages.printed(print.number))
  }
}
