import { remarks } from '../content/comments.js'
import { chance, whole } from './seeded_random.js'
import type { Entitlement } from './entitlements.js'
import { secondsAfter, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

const day = 24 * 3600

/** Comments of learners about courses they own; the last ones wait for moderation. */
export function addComments(context: SeedContext, rights: Entitlement[]) {
  const { tables, tools, adminId } = context
  const commented = new Set<number>()
  let next = 0
  for (const right of rights) {
    if (next === remarks.length) return
    if (commented.has(right.userId) || chance(`comment ${right.id}`) > 0.7) continue
    commented.add(right.userId)

    const writtenAt = secondsAfter(right.since, whole(`said ${right.id}`, 1, 9) * day)
    const at = writtenAt < tools.now ? writtenAt : secondsAfter(tools.now, -whole(`ago ${right.id}`, 1, 50) * 900)
    const status = next % 9 === 8 ? 3 : next % 5 === 4 ? 1 : 2
    tables.add('comments', {
      course_id: right.courseId,
      user_id: right.userId,
      comment_content: remarks[next++],
      comment_status: status,
      audited_at: status === 1 ? null : stored(secondsAfter(at, 5400)),
      audited_by: status === 1 ? null : adminId,
      created_at: stored(at),
    })
  }
}
