import logger from '@adonisjs/core/services/logger'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { UserError } from '#core/errors'
import { contentHash } from '#statistics/statements/content_hash'
import { byTime, type Statement, type StatementHead, type StatementLine } from '#statistics/statements/statement'
import { messages, StatementState } from '#statistics/statements/terms'

const statementColumns = [
  'statements.id',
  'statements.month',
  'channels.user_id as userId',
  'channel_id as channelId',
  'statement_no as statementNo',
  'partner_name as partnerName',
  'closed_at as closedAt',
  'content_hash as contentHash',
  'sold_fen as soldFen',
  'refunded_fen as refundedFen',
  'net_fen as netFen',
  'commission_fen as commissionFen',
  'payouts.paid_on as paidOn',
  'payouts.note as payoutNote',
  'payers.user_name as markedBy',
]

/** Closed statements without their lines and without the hash check: for lists. */
export async function closedSummaries(
  client: QueryClientContract,
  where: { channelId?: number; month?: string }
): Promise<(StatementHead & { id: number; contentHash: string })[]> {
  const query = client
    .from('statements')
    .join('channels', 'channels.id', 'statements.channel_id')
    .leftJoin('statement_payouts as payouts', 'payouts.statement_id', 'statements.id')
    .leftJoin('users as payers', 'payers.id', 'payouts.marked_by')
    .orderBy('statements.month', 'desc')
    .select(...statementColumns)
  if (where.channelId !== undefined) query.where('statements.channel_id', where.channelId)
  if (where.month) query.where('statements.month', where.month)
  const rows = await query
  const months = await monthsOf(
    client,
    rows.map(({ id }) => id)
  )
  return rows.map(({ paidOn, payoutNote, markedBy, ...row }) => ({
    ...row,
    ...numbers(row, ['soldFen', 'refundedFen', 'netFen', 'commissionFen']),
    state: StatementState.Closed,
    payout: paidOn === null ? null : { paidOn, note: payoutNote, markedBy: markedBy ?? '' },
    months: months.get(row.id) ?? [],
  }))
}

/** A closed statement, verified by its hash. @throws UserError when a row was altered */
export async function closedStatement(
  client: QueryClientContract,
  channelId: number,
  month: string
): Promise<Statement | null> {
  const [head] = await closedSummaries(client, { channelId, month })
  if (!head) return null
  const { id, contentHash: kept, ...rest } = head
  const statement = { ...rest, lines: await linesOf(client, id) }
  if (contentHash(statement) !== kept) {
    logger.error({ statementNo: head.statementNo }, 'a closed statement was altered')
    throw new UserError(messages.altered)
  }
  return statement
}

async function monthsOf(client: QueryClientContract, ids: number[]) {
  const months = new Map<number, StatementHead['months']>()
  const rows = await client
    .from('statement_months')
    .whereIn('statement_id', ids)
    .orderBy('month')
    .select('statement_id as id', 'month', 'rate_bp as rateBp', 'sold_fen as soldFen')
    .select('refunded_fen as refundedFen', 'net_fen as netFen', 'commission_fen as commissionFen')
  for (const { id, month, ...figures } of rows) {
    const names = ['rateBp', 'soldFen', 'refundedFen', 'netFen', 'commissionFen'] as const
    months.set(id, [...(months.get(id) ?? []), { month, ...numbers(figures, names) }])
  }
  return months
}

async function linesOf(client: QueryClientContract, id: number): Promise<StatementLine[]> {
  const rows = await client
    .from('statement_lines')
    .where('statement_id', id)
    .select('order_item_id as orderItemId', 'month', 'paid_at as paidAt', 'order_no as orderNo')
    .select('item_name as itemName', 'sold_copies as soldCopies', 'sold_fen as soldFen')
    .select('refunded_copies as refundedCopies', 'refunded_fen as refundedFen')
  return rows
    .map((row) => ({ ...row, ...numbers(row, ['soldCopies', 'refundedCopies', 'soldFen', 'refundedFen']) }))
    .sort(byTime)
}

/** An engine may return a large integer as text. */
function numbers<Name extends string>(row: Record<string, unknown>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, Number(row[name])])) as Record<Name, number>
}
