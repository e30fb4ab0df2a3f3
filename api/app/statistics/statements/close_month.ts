import type { HttpContext } from '@adonisjs/core/http'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { thisMonth } from '#core/months'
import { closeStatement } from '#statistics/statements/close_statement'
import { statementsOfMonth } from '#statistics/statements/statement_list'
import { messages, MostClosedAtOnce, StatementState, type NotClosed } from '#statistics/statements/terms'

interface ClosedMonth {
  closed: number
  notClosed: NotClosed[]
  /** Where the next call goes on; null when all were looked at. */
  next: number | null
}

/**
 * Closes what waits of a month, partner by partner, each in a transaction of its own: whom it cannot close keeps nobody else
 * from being paid, and what a dead process has not reached waits as before.
 * @param after the partner after whom to go on; the earlier ones were looked at by the last call
 */
export async function closeStatementsOf(ctx: HttpContext, month: string, after = 0): Promise<ClosedMonth> {
  if (month >= thisMonth()) throw new UserError(messages.notOver(month))
  nothingToAudit(ctx)
  const waiting = (await statementsOfMonth(month))
    .filter(({ state, userId }) => state === StatementState.Open && userId > after)
    .sort((one, other) => one.userId - other.userId)
  const some = waiting.slice(0, MostClosedAtOnce)
  const notClosed: NotClosed[] = []
  for (const { userId, partnerName } of some) {
    const reason = await refusalOf(() => closeStatement(ctx, userId, month))
    if (reason) notClosed.push({ channelId: userId, channelName: partnerName, reason })
  }
  return {
    closed: some.length - notClosed.length,
    notClosed,
    next: waiting.length > some.length ? some.at(-1)!.userId : null,
  }
}

async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof UserError || error instanceof NotFound) return error.message
    throw error
  }
}
