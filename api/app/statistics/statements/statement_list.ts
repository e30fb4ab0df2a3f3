import Channel from '#channels/channel'
import { NotFound } from '#core/errors'
import { addMonths, monthsBetween, thisMonth } from '#core/months'
import { transaction, type Trx } from '#core/transaction'
import { closedSummaries, closedStatement } from '#statistics/statements/closed_statement'
import { lastClosedMonths } from '#statistics/statements/closed_months'
import { draftSummaries, draftStatement } from '#statistics/statements/draft_statement'
import { firstMonthOf, firstMonths, sumsOfMonth } from '#statistics/statements/sold_items'
import type { Statement, StatementHead } from '#statistics/statements/statement'

/** The statements of a channel, the newest first: drafts of open months, then the closed ones. */
export async function statementsOf(channel: Channel): Promise<StatementHead[]> {
  return transaction(async (trx) => {
    const closed = await closedSummaries(trx, { channelId: channel.id })
    const lastClosed = closed.length ? closed[0].month : null
    const through = new Map(lastClosed ? [[channel.id, lastClosed]] : [])
    const open: StatementHead[] = []
    for (const month of await openMonths(trx, channel.id, lastClosed)) {
      const sold = await sumsOfMonth(trx, month, [channel.id])
      open.unshift(...(await draftSummaries(trx, [channel], month, { closed: through, sold })))
    }
    return [...open, ...closed]
  })
}

/** A closed statement, or the draft of an open month. @throws NotFound for months before the first and in the future */
export async function findStatement(channel: Channel, month: string): Promise<Statement> {
  return transaction(async (trx) => {
    const closed = await closedStatement(trx, channel.id, month)
    if (closed) return closed
    const through = await lastClosedMonths(trx, channel.id)
    const open = await openMonths(trx, channel.id, through.get(channel.id) ?? null)
    if (!open.includes(month)) throw new NotFound()
    return draftStatement(trx, channel, month, through)
  })
}

/** The statements of all channels for a month; deleted channels without sales are left out. */
export async function statementsOfMonth(month: string): Promise<StatementHead[]> {
  return transaction(async (trx) => {
    const closed = new Map((await closedSummaries(trx, { month })).map((head) => [head.channelId, head]))
    const through = await lastClosedMonths(trx)
    const first = await firstMonths(trx)
    const channels = await Channel.query({ client: trx }).preload('user').orderBy('id')
    const pending = channels.filter(({ id }) => !closed.has(id) && isPending(month, through.get(id), first.get(id)))
    const pendingIds = pending.map(({ id }) => id)
    const sold = await sumsOfMonth(trx, month, pendingIds)
    const drafts = await draftSummaries(trx, pending, month, { closed: through, sold })
    const shown = drafts.filter(({ channelId, months }, at) => {
      const isEmpty = months.length === 1 && !sold.has(channelId)
      return !pending[at].user.deletedAt || !isEmpty
    })
    return [...closed.values(), ...shown].sort((one, other) => one.channelId - other.channelId)
  })
}

/** A channel without statements starts with the month of its first sale. */
function isPending(month: string, lastClosed?: string, first?: string): boolean {
  if (month > thisMonth()) return false
  return lastClosed ? month > lastClosed : first !== undefined && month >= first
}

async function openMonths(trx: Trx, channelId: number, lastClosed: string | null): Promise<string[]> {
  const last = thisMonth()
  const first = lastClosed ? addMonths(lastClosed, 1) : await firstMonthOf(trx, channelId)
  return monthsBetween(first ?? last, last)
}
