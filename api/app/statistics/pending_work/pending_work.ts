import { abilitiesOf } from '#core/http/abilities'
import type { CurrentUser } from '#core/current_user'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'
import { workQueues } from '#statistics/pending_work/work_queues'

/** The backlog of this user, by the routes that their roles may call; empty kinds are left out. */
export async function pendingWorkFor(user: CurrentUser) {
  const abilities = new Set(abilitiesOf(user.roles))
  return transaction(async (trx) => {
    const rows = []
    for (const { kind, needs, query, since, isOpenTo } of workQueues) {
      if (!abilities.has(needs)) continue
      if (isOpenTo && !(await isOpenTo(user, trx))) continue
      const [row] = await query(trx, user).count('* as count').min(`${since} as oldest`)
      const count = Number(row.count)
      if (count) rows.push({ kind, count, oldest: toWireTime(row.oldest) })
    }
    return rows
  })
}
