import { availableByChapter } from '#certificates/ledger/available_by_chapter'
import { bookHours } from '#certificates/ledger/book_hours'
import { reserveChapterMinutes } from '#certificates/ledger/take_chapters'
import { HourKind, reasonOfRefund } from '#certificates/terms'
import type { Trx } from '#core/transaction'

interface Withdrawal {
  userId: number
  courseEduLogId: number
  refundLineId: number
  refundNo: string
  actorId: number
}

/**
 * Withdraws the available hours of a study record with its refunded course. The caller holds the lock of the user.
 * @returns the seconds
 */
export async function withdrawHours(trx: Trx, withdrawal: Withdrawal): Promise<number> {
  const { userId, courseEduLogId, refundLineId, refundNo, actorId } = withdrawal
  const chapters = await availableByChapter(trx, courseEduLogId)
  const available = chapters.reduce((sum, { seconds }) => sum + seconds, 0)
  if (available <= 0) return 0
  // A correction may have taken more than it gave: those seconds cannot be withdrawn.
  for (const { chapterId, seconds } of reserveChapterMinutes(chapters, available)!) {
    const cause = `${HourKind.Refund}:${refundLineId}:${courseEduLogId}:${chapterId ?? 0}`
    const entry = { userId, courseEduLogId, chapterId, actorId, reason: reasonOfRefund(refundNo) }
    await bookHours(trx, { ...entry, kind: HourKind.Refund, cause }, { available: -seconds, expired: seconds })
  }
  return available
}
