import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Channel from '#channels/channel'
import { NotFound } from '#core/http/refusal'
import { addMonths, monthsBetween, thisMonth } from '#core/months'
import { transaction, type Trx } from '#core/transaction'
import { closedHeads, closedStatement } from '#statistics/statements/closed_statement'
import { draftHead, draftStatement } from '#statistics/statements/draft'
import { firstMonthOf, firstMonths, sumsOfMonth } from '#statistics/statements/sold_items'
import type { Statement, StatementHead } from '#statistics/statements/statement'

/** The statements of a partner, the newest first: open months as they are now, then the closed ones. */
export async function statementsOf(channel: Channel): Promise<StatementHead[]> {
  return transaction(async (trx) => {
    const closed = await closedHeads(trx, { channelId: channel.id })
    const lastClosed = closed.length ? closed[0].month : null
    const open: StatementHead[] = []
    for (const month of await openMonths(trx, channel.id, lastClosed)) {
      open.unshift(await draftHead(trx, channel, month, lastClosed))
    }
    return [...open, ...closed]
  })
}

/** A closed statement, or a month that is open, as it is now. @throws NotFound for months before the first and to come */
export async function findStatement(channel: Channel, month: string): Promise<Statement> {
  return transaction(async (trx) => {
    const closed = await closedStatement(trx, channel.id, month)
    if (closed) return closed
    const lastClosed = await lastClosedMonth(trx, channel.id)
    const open = await openMonths(trx, channel.id, lastClosed)
    if (!open.includes(month)) throw new NotFound()
    return draftStatement(trx, channel, month, lastClosed)
  })
}

/** The statements of a month over all partners; one without sales that is deleted is left out. */
export async function statementsOfMonth(month: string): Promise<StatementHead[]> {
  return transaction(async (trx) => {
    const closed = new Map(
      (await closedHeads(trx, { month })).map((head) => [head.channelId, head])
    )
    const sold = await sumsOfMonth(trx, month)
    const lastClosed = await lastClosedMonths(trx)
    const first = await firstMonths(trx)
    const channels = await Channel.query({ client: trx }).preload('user').orderBy('id')
    const heads: StatementHead[] = []
    for (const channel of channels) {
      const kept = closed.get(channel.id)
      if (kept) heads.push(kept)
      else if (isPending(month, lastClosed.get(channel.id), first.get(channel.id))) {
        const head = await draftHead(trx, channel, month, lastClosed.get(channel.id) ?? null)
        const isEmpty = head.months.length === 1 && !sold.has(channel.id)
        if (!channel.user.deletedAt || !isEmpty) heads.push(head)
      }
    }
    return heads
  })
}

/** A partner without statements begins with the month of its first sale. */
function isPending(month: string, lastClosed?: string, first?: string): boolean {
  if (month > thisMonth()) return false
  return lastClosed ? month > lastClosed : first !== undefined && month >= first
}

export async function lastClosedMonth(trx: Trx, channelId: number): Promise<string | null> {
  const [row] = await trx.from('statements').where('channel_id', channelId).max('month as month')
  return row?.month ?? null
}

async function lastClosedMonths(client: QueryClientContract): Promise<Map<number, string>> {
  const rows = await client
    .from('statements')
    .groupBy('channel_id')
    .select('channel_id as channelId')
    .max('month as month')
  return new Map(rows.map(({ channelId, month }) => [channelId, month]))
}

async function openMonths(
  trx: Trx,
  channelId: number,
  lastClosed: string | null
): Promise<string[]> {
  const last = thisMonth()
  const first = lastClosed ? addMonths(lastClosed, 1) : await firstMonthOf(trx, channelId)
  return monthsBetween(first ?? last, last)
}
