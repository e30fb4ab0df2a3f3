import { createHash } from 'node:crypto'
import { legalTexts } from '../content/legal_texts.js'
import { daysBefore, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

/** All learners have agreed to the current texts, so that no consent dialog appears in the demo. */
export function addLegalTexts(context: SeedContext) {
  const { tables, tools, adminId } = context
  const current = new Map<string, { number: number; content: string; at: string }>()
  for (const { kind, content, changes, isMajor, daysAgo } of legalTexts) {
    const number = (current.get(kind)?.number ?? 0) + 1
    const at = stored(daysBefore(tools.now, daysAgo, 9, 0))
    tables.add('legal_texts', { kind, number, content, changes, is_major: isMajor, user_id: adminId, created_at: at })
    current.set(kind, { number, content, at })
  }
  current.delete('licence')
  for (const { id, isLearner } of context.people.values()) {
    if (!isLearner) continue
    for (const [kind, { number, content }] of current) {
      tables.add('consents', {
        user_id: id,
        kind,
        version: String(number),
        ip: `10.8.0.${1 + (id % 250)}`,
        text_hash: createHash('sha256').update(content).digest('hex'),
        created_at: stored(daysBefore(tools.now, 1 + (id % 90), 9, id % 60)),
      })
    }
  }
}
