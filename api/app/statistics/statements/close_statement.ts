import type { HttpContext } from '@adonisjs/core/http'
import Channel from '#channels/channel'
import { audit, nothingToAudit, type AuditEntry } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { addMonths, thisMonth } from '#core/months'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { accountsOf } from '#messages/partner_events/event_readers'
import { queuePartnerEvents } from '#messages/partner_events/queue_partner_event'
import { writeMessage } from '#messages/write_message'
import { lastClosedMonths } from '#statistics/statements/closed_months'
import { contentHash } from '#statistics/statements/content_hash'
import { draftStatement } from '#statistics/statements/draft_statement'
import { firstMonthOf } from '#statistics/statements/sold_items'
import type { Statement } from '#statistics/statements/statement'
import { messages, StatementState } from '#statistics/statements/terms'

interface Closing {
  statementNo: string
  /** For the audit log; null when the month was already closed. */
  entry: AuditEntry | null
}

/** Stores a month as it is now. Idempotent. @throws UserError when it is not the next month to close */
export async function closeStatement(
  ctx: HttpContext,
  userId: number,
  month: string
): Promise<{ statementNo: string }> {
  return transaction(async (trx) => {
    const closing = await closeMonth(trx, { userId, month, adminId: requireUser(ctx).id })
    if (closing.entry) await audit(trx, ctx, closing.entry)
    else nothingToAudit(ctx)
    return { statementNo: closing.statementNo }
  })
}

/** The caller writes the audit log entry. */
export async function closeMonth(
  trx: Trx,
  { userId, month, adminId }: { userId: number; month: string; adminId: number }
): Promise<Closing> {
  // The lock comes before the first plain read (docs/decisions/0027).
  const locked = await trx.from('channels').where('user_id', userId).forUpdate().first()
  if (!locked) throw new NotFound()
  const closed = await trx
    .from('statements')
    .where({ channel_id: locked.id, month })
    .select('statement_no as statementNo')
    .first()
  if (closed) return { statementNo: closed.statementNo, entry: null }

  const channel = await Channel.query({ client: trx }).where('id', locked.id).preload('user').firstOrFail()
  const through = await lastClosedMonths(trx, channel.id)
  await rejectOutOfOrder(trx, channel.id, month, through.get(channel.id) ?? null)
  const draft = await draftStatement(trx, channel, month, through)
  if (draft.months.some(({ rateBp }) => rateBp === null)) throw new UserError(messages.noRate)
  const statementNo = statementNoOf(channel, month)
  const statement: Statement = { ...draft, state: StatementState.Closed, statementNo, closedAt: toStored(now()) }
  const hash = contentHash(statement)
  await keep(trx, statement, { hash, adminId })
  await writeMessage(trx, userId, {
    kind: 'statementClosed',
    reference: `statement:${statementNo}`,
    facts: { month, page: `/board/channel/statements/${month}` },
  })
  const { partnerName, lines, netFen, commissionFen } = statement
  await queuePartnerEvents(trx, 'statement.closed', accountsOf(userId), () => [
    { subject: `statement:${statementNo}`, data: { statementNo, month, netFen, commissionFen } },
  ])
  return {
    statementNo,
    entry: {
      action: 'statement.close',
      object: `statement:${statementNo}`,
      after: { channel: partnerName, month, lines: lines.length, netFen, commissionFen, hash },
    },
  }
}

/** Unlike its code, the number of a channel is never reused. */
const statementNoOf = ({ userId }: Channel, month: string) =>
  `DZ${month.replace('-', '')}-${String(userId).padStart(5, '0')}`

async function rejectOutOfOrder(trx: Trx, channelId: number, month: string, lastClosed: string | null): Promise<void> {
  if (month >= thisMonth()) throw new UserError(messages.notOver(month))
  const next = lastClosed ? addMonths(lastClosed, 1) : await firstMonthOf(trx, channelId)
  if (!next || month < next) throw new UserError(messages.nothingToClose)
  if (month > next) throw new UserError(messages.earlierFirst(next))
}

async function keep(
  trx: Trx,
  statement: Statement,
  { hash, adminId }: { hash: string; adminId: number }
): Promise<void> {
  const { channelId, month, months, lines } = statement
  const [statementId] = await trx
    .table('statements')
    .insert({
      channel_id: channelId,
      month,
      statement_no: statement.statementNo,
      partner_name: statement.partnerName,
      sold_fen: statement.soldFen,
      refunded_fen: statement.refundedFen,
      net_fen: statement.netFen,
      commission_fen: statement.commissionFen,
      content_hash: hash,
      closed_at: statement.closedAt,
      closed_by: adminId,
      created_at: statement.closedAt,
    })
  await trx
    .table('statement_months')
    .multiInsert(
      months.map((one) => ({
        statement_id: statementId,
        month: one.month,
        rate_bp: one.rateBp,
        sold_fen: one.soldFen,
        refunded_fen: one.refundedFen,
        net_fen: one.netFen,
        commission_fen: one.commissionFen,
      }))
    )
  for (let at = 0; at < lines.length; at += 200) {
    await trx
      .table('statement_lines')
      .multiInsert(
        lines
          .slice(at, at + 200)
          .map((line) => ({
            statement_id: statementId,
            channel_id: channelId,
            month: line.month,
            order_item_id: line.orderItemId,
            paid_at: line.paidAt,
            order_no: line.orderNo,
            item_name: line.itemName,
            sold_copies: line.soldCopies,
            sold_fen: line.soldFen,
            refunded_copies: line.refundedCopies,
            refunded_fen: line.refundedFen,
          }))
      )
  }
}
