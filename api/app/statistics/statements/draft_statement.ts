import type Channel from '#channels/channel'
import { rateOfMonth, ratesOfChannels } from '#channels/rates/commission_rate'
import { addMonths, thisMonth } from '#core/months'
import type { Trx } from '#core/transaction'
import { closedKey, closedMonths, type ClosedThrough } from '#statistics/statements/closed_months'
import { correctionsThrough } from '#statistics/statements/corrections'
import { itemsOfMonth } from '#statistics/statements/sold_items'
import {
  byTime,
  commissionOf,
  monthSumsOf,
  sumOfMonths,
  type MonthSums,
  type Statement,
  type StatementHead,
  type StatementMonth,
} from '#statistics/statements/statement'
import { StatementState } from '#statistics/statements/terms'

/** The current statement of a month that is not closed. */
export async function draftStatement(
  trx: Trx,
  channel: Channel,
  month: string,
  closed: ClosedThrough
): Promise<Statement> {
  const corrections = (await correctionsFor(trx, month, closed)).get(channel.id) ?? []
  const own = await itemsOfMonth(trx, channel.id, month)
  const lines = [...corrections, ...own].sort(byTime)
  const sums = monthSumsOf(lines)
  if (!own.length) sums.push({ month, soldFen: 0, refundedFen: 0 })
  const [head] = await composed(trx, month, [{ channel, sums }])
  return { ...head, lines }
}

/**
 * The same without lines, for lists. The number of SQL statements does not depend on the number of channels.
 * @param sold sales and refunds of each channel in the month
 */
export async function draftSummaries(
  trx: Trx,
  channels: Channel[],
  month: string,
  { closed, sold }: { closed: ClosedThrough; sold: Map<number, Omit<MonthSums, 'month'>> }
): Promise<StatementHead[]> {
  const ids = new Set(channels.map(({ id }) => id))
  const relevant = new Map([...closed].filter(([id]) => ids.has(id)))
  const corrections = await correctionsFor(trx, month, relevant)
  return composed(
    trx,
    month,
    channels.map((channel) => {
      const own = sold.get(channel.id) ?? { soldFen: 0, refundedFen: 0 }
      const earlier = monthSumsOf(corrections.get(channel.id) ?? [])
      return { channel, sums: [...earlier, { month, ...own }] }
    })
  )
}

/** The first open month contains the corrections of the closed ones before it. */
async function correctionsFor(trx: Trx, month: string, closed: ClosedThrough) {
  const first = [...closed].filter(([, last]) => month === addMonths(last, 1))
  return correctionsThrough(trx, new Map(first))
}

interface Summed {
  channel: Channel
  sums: MonthSums[]
}

async function composed(trx: Trx, month: string, all: Summed[]): Promise<StatementHead[]> {
  const months = await withCommission(trx, month, all)
  return all.map(({ channel }, at) => ({
    channelId: channel.id,
    userId: channel.userId,
    month,
    state: month < thisMonth() ? StatementState.Open : StatementState.Running,
    partnerName: channel.user.userName,
    statementNo: null,
    closedAt: null,
    payout: null,
    months: months[at],
    ...sumOfMonths(months[at]),
  }))
}

/** A month is rounded as a whole: a correction is the difference to the commission of that month so far. */
async function withCommission(trx: Trx, month: string, all: Summed[]): Promise<StatementMonth[][]> {
  const rates = await ratesOfChannels(
    trx,
    all.map(({ channel }) => channel.id)
  )
  const corrected = all.filter(({ sums }) => sums.some((sum) => sum.month !== month))
  const closed = await closedMonths(
    trx,
    corrected.map(({ channel }) => channel.id)
  )
  return all.map(({ channel, sums }) =>
    sums.map((sum) => {
      const netFen = sum.soldFen - sum.refundedFen
      const before = closed.get(closedKey(channel.id, sum.month)) ?? { netFen: 0, commissionFen: 0, rateBp: null }
      const rateBp = before.rateBp ?? rateOfMonth(rates.get(channel.id) ?? [], sum.month)
      const commissionFen = rateBp === null ? 0 : commissionOf(before.netFen + netFen, rateBp) - before.commissionFen
      return { ...sum, netFen, rateBp, commissionFen }
    })
  )
}
