import { lockUser } from '#accounts/lock_user'
import type { WantedProduct } from '#commerce/pricing/price_products'
import { putItem } from '#commerce/cart/put_in_cart'
import type { CurrentUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import type { Trx } from '#core/transaction'
import { shareCourses } from '#learning/entitlements/lock_sequence'

/**
 * Adds what somebody gathered as a visitor to the person's own cart, the oldest first so that the newest stands
 * on top again. What cannot be bought any more is left out and told; the rest goes on.
 */
export async function mergeCarts(trx: Trx, user: CurrentUser, lines: WantedProduct[]) {
  await lockUser(trx, user.id)
  await shareCourses(
    trx,
    lines.map(({ courseId }) => courseId)
  )
  const refused: { courseId: number; reason: string }[] = []
  for (const line of [...lines].reverse()) {
    // Several copies of a video were gathered in bulk mode; a line of one copy says nothing about it.
    const bulk = line.courseCount > 1
    try {
      await putItem(trx, user.id, { ...line, bulk })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ courseId: line.courseId, reason: error.message })
    }
  }
  return { merged: lines.length - refused.length, refused }
}
