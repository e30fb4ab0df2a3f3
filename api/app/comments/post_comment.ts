import { ShippedTypes } from '#catalogue/terms'
import Comment from '#comments/comment'
import { CommentStatus, messages } from '#comments/terms'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { transaction, type Trx } from '#core/transaction'
import { admit, courseAccess } from '#learning/entitlements/course_access'
import { AccessReason, Denial } from '#learning/terms'

/**
 * Keeps what somebody who may use the course has to say of it, for a moderator to read first (learner
 * side, section 4). Those who answer for a course do not praise it: they have not bought it.
 * @throws NotFound for a course that is not there for this person
 * @throws Refusal `not-bought`, `expired` or `switched-off`
 */
export async function postComment(
  user: CurrentUser,
  { courseId, text }: { courseId: number; text: string }
): Promise<Comment> {
  return transaction(async (trx) => {
    const { course, entitlement } = await courseAccess(user, courseId, trx)
    const shipped = ShippedTypes.includes(course.courseType)
    if (!shipped || !(await hasOrdered(trx, user.id, courseId))) {
      admit(entitlement, messages.needsPurchase)
      if (entitlement.reason === AccessReason.Staff) {
        throw new Refusal(messages.needsPurchase, { code: Denial.NotBought })
      }
    }
    return Comment.create(
      { courseId, userId: user.id, commentContent: text, commentStatus: CommentStatus.Waiting },
      { client: trx }
    )
  })
}

/** What comes by courier unlocks nothing, so having bought it is the paid order itself. */
async function hasOrdered(trx: Trx, userId: number, courseId: number): Promise<boolean> {
  const order = await trx
    .from('orders')
    .join('order_items', 'order_items.order_id', 'orders.id')
    .where('orders.user_id', userId)
    .where('orders.order_status', OrderStatus.Paid)
    .where('order_items.course_id', courseId)
    .select('orders.id')
    .first()
  return Boolean(order)
}
