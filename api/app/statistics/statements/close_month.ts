import type { HttpContext } from '@adonisjs/core/http'
import { nothingToAudit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { thisMonth } from '#core/months'
import { closeStatement } from '#statistics/statements/close_statement'
import { statementsOfMonth } from '#statistics/statements/statement_list'
import { messages, MaxClosedAtOnce, StatementState, type NotClosed } from '#statistics/statements/terms'

interface ClosedMonth {
  closed: number
  notClosed: NotClosed[]
  /** The channel after which the next call continues; null at the end. */
  next: number | null
}

/**
 * Closes the open statements of a month, channel by channel, each in its own transaction: one that cannot be closed
 * does not block the others, and after a crash the rest stays open.
 * @param after the last channel of the previous call
 */
export async function closeStatementsOf(ctx: HttpContext, month: string, after = 0): Promise<ClosedMonth> {
  if (month >= thisMonth()) throw new UserError(messages.notOver(month))
  nothingToAudit(ctx)
  const waiting = (await statementsOfMonth(month))
    .filter(({ state, userId }) => state === StatementState.Open && userId > after)
    .sort((one, other) => one.userId - other.userId)
  const some = waiting.slice(0, MaxClosedAtOnce)
  const notClosed: NotClosed[] = []
  for (const { userId, partnerName } of some) {
    const reason = await errorMessageOf(() => closeStatement(ctx, userId, month))
    if (reason) notClosed.push({ channelId: userId, channelName: partnerName, reason })
  }
  return {
    closed: some.length - notClosed.length,
    notClosed,
    next: waiting.length > some.length ? some.at(-1)!.userId : null,
  }
}

async function errorMessageOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof UserError || error instanceof NotFound) return error.message
    throw error
  }
}
