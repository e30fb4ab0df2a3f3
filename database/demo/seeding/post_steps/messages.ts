import { chance } from '../seeded_random.js'
import { daysBefore, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'

const unreadDays = 14

interface Verdict {
  userId: number
  kind: string
  reference: string
  facts: object
  at: string | Date
}

/** Messages about payments, parcels, comments and publications, in the product's words; older ones are read. */
export async function addMessages(context: SeedContext): Promise<void> {
  const { tables, tools } = context
  const unreadSince = stored(daysBefore(tools.now, unreadDays))
  for (const { at, ...result } of await happened(context)) {
    const createdAt = at instanceof Date ? stored(at) : at
    const isRead = createdAt < unreadSince || chance(`read ${result.reference}`) < 0.3
    tables.addPlain('messages', {
      user_id: result.userId,
      kind: result.kind,
      reference: result.reference,
      facts: JSON.stringify(result.facts),
      created_at: createdAt,
      read_at: isRead ? createdAt : null,
    })
  }
  await tables.write()
}

async function happened({ tables: { trx } }: SeedContext): Promise<Verdict[]> {
  const orders = await trx.from('orders').whereNotNull('paid_at').orderBy('id')
  const comments = await trx
    .from('comments')
    .join('courses', 'courses.id', 'comments.course_id')
    .whereIn('comment_status', [2, 3])
    .orderBy('comments.id')
    .select('comments.*', 'courses.course_name as courseName')
  const courses = await trx
    .from('courses')
    .where({ course_status: 'published' })
    .whereIn('course_type', [1, 5])
    .whereNotNull('teacher_id')
    .orderBy('id')
  const result: Verdict[] = [
    ...orders.map((order) => ({
      userId: order.user_id,
      kind: 'orderPaid',
      reference: `order:${order.id}`,
      facts: { orderNo: order.order_no, orderName: order.order_name },
      at: order.paid_at,
    })),
    ...orders
      .filter((order) => order.delivered_at)
      .map(({ id, user_id: userId, order_no: orderNo, ...order }) => ({
        userId,
        kind: 'parcelSent',
        reference: `order:${id}:${order.tracking_no}`,
        facts: {
          orderNo,
          expressCompany: order.express_company,
          trackingNo: order.tracking_no,
          contents: `“${order.order_name}”`,
        },
        at: order.delivered_at,
      })),
    ...comments.map(({ courseName, ...comment }) => ({
      userId: comment.user_id,
      kind: comment.comment_status === 2 ? 'commentApproved' : 'commentHidden',
      reference: `comment:${comment.id}`,
      facts: { courseId: comment.course_id, courseName },
      at: comment.audited_at,
    })),
    ...courses.map((course) => ({
      userId: course.teacher_id,
      kind: 'coursePublished',
      reference: `course:${course.id}:1`,
      facts: { courseId: course.id, courseName: course.course_name, isAnswer: false },
      at: course.updated_at ?? course.created_at,
    })),
  ]
  return result.sort((one, other) => text(one.at).localeCompare(text(other.at)))
}

const text = (at: string | Date): string => (at instanceof Date ? stored(at) : at)
