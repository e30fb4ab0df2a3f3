import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { bookHours } from '#certificates/ledger/book_hours'
import { hourBalances } from '#certificates/ledger/hour_balances'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { eduLog } from '#tests/factories/certificates'
import { createChapter } from '#tests/factories/learning'
import { emptyRegistry } from '#tests/functional/certificates/learners_with_hours'
import * as calls from '#tests/functional/commerce/refunds/refund_calls'
import * as shop from '#tests/functional/commerce/commerce_helpers'
import { brokenInvariants } from '#tests/invariants'

const hourTables = [
  'certificate_issue_lines',
  'certificate_issues',
  'hour_entries',
  'hour_uploads',
  'study_logs',
  'course_edu_logs',
  'certificates',
]

/** A shop and a ledger without rows before each test; the invariants hold after it. */
export function emptyHours(group: Group): void {
  group.each.setup(async () => {
    for (const table of ['seat_moves', 'live_codes']) await db.from(table).delete()
  })
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    for (const table of hourTables) await db.from(table).delete()
    await emptyRegistry()
    return async () => {
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })
}

export interface Account {
  userId: number
  courseEduLogId: number
  certificateId: number
  chapterId: number
  courseId: number
}

/** A course of further education in which a user earned minutes, in two chapters. */
export async function earned(userId: number, courseId: number, minutes: number): Promise<Account> {
  const ids = await eduLog(userId, courseId, { total: minutes * 60 })
  const { courseEduLogId } = ids
  const { chapterId } = await createChapter(courseId)
  const { chapterId: second } = await createChapter(courseId)
  for (const [id, share] of [
    [chapterId, 0.75],
    [second, 0.25],
  ] as const) {
    await book({ userId, courseEduLogId }, { available: minutes * 60 * share, chapterId: id })
  }
  return { ...ids, userId, chapterId, courseId }
}

/** An entry of the ledger; a correction when no chapter is given. */
export async function book(
  { userId, courseEduLogId }: Pick<Account, 'userId' | 'courseEduLogId'>,
  options: { available?: number; held?: number; chapterId?: number }
): Promise<void> {
  const { chapterId = null, ...change } = options
  const kind = chapterId ? 'watch' : 'correction'
  const cause = `${kind}:${chapterId ?? Math.random()}:${userId}`
  await transaction((trx) => bookHours(trx, { userId, courseEduLogId, chapterId, kind, cause }, change))
}

export async function educationCourse(): Promise<number> {
  return shop.course({ type: 5, subject: 'jzgc', required: true })
}

export async function buyCourses(client: ApiClient, learner: CreatedUser, courseIds: number[]) {
  const more = { exclusiveCode: await shop.code(), renew: courseIds }
  const orderNo = await shop.ordered(client, learner, shop.one(...courseIds), more)
  await shop.pay(client, learner, orderNo)
  await shop.paid(orderNo)
  return orderNo
}

/** A user who bought a course and earned hours, 80 minutes unless said otherwise. */
export async function hourBuyer(client: ApiClient, minutes = 80) {
  const learner = await createUser()
  const courseId = await educationCourse()
  const orderNo = await buyCourses(client, learner, [courseId])
  const account = await earned(learner.user.id, courseId, minutes)
  return { ...learner, ...account, learner, orderNo, admin: await createUser(Role.Admin) }
}
export type HourBuyer = Awaited<ReturnType<typeof hourBuyer>>

/** Refunds the whole order unless lines are given. Returns the body. */
export async function refundOf(
  client: ApiClient,
  { admin, orderNo }: Pick<HourBuyer, 'admin' | 'orderNo'>,
  more: { lines?: object[]; reason?: string; earlierRefunds?: number } = {}
) {
  const form = { orderNo, ...more } as Parameters<typeof calls.refund>[2]
  return (await calls.refund(client, admin, form)).body()
}

/** Held, available, used and expired minutes. */
export async function minutesOf({ courseEduLogId }: Pick<Account, 'courseEduLogId'>) {
  const balance = (await hourBalances([courseEduLogId])).get(courseEduLogId)!
  return [balance.held, balance.available, balance.used, balance.expired].map((one) => one / 60)
}

export const keepHours = (orderItemId: number) => ({ orderItemId, copies: 1, hours: 'keep' })

export async function itemsOf(orderNo: string): Promise<number[]> {
  return (await calls.linesOf(orderNo, 1)).map(({ orderItemId }) => orderItemId)
}

/** Assigns the course as an admin. */
export async function assign(
  client: ApiClient,
  { admin, learner, courseId }: Pick<HourBuyer, 'admin' | 'learner' | 'courseId'>
) {
  const answer = await client
    .post('/api/admin/user-courses/assign')
    .as(admin)
    .json({ courseId, phones: learner.user.telephone })
  return answer.body()
}

/** A training centre that bought three seats of a course, with its only line item. */
export async function centreOf(client: ApiClient, courseId: number) {
  const centre = await createUser()
  const more = { orderType: 'package', exclusiveCode: await shop.code() }
  const orderNo = await shop.ordered(client, centre, [{ courseId, courseCount: 3 }], more)
  await shop.pay(client, centre, orderNo)
  await shop.paid(orderNo)
  return { ...centre, orderNo, orderItemId: (await itemsOf(orderNo))[0]! }
}
export type Centre = Awaited<ReturnType<typeof centreOf>>

export const assignSeat = async (client: ApiClient, centre: Centre, telephone: string) =>
  (await calls.assign(client, centre, { ...centre, telephones: [telephone] })).body()

/** A bundle of these courses. */
export async function bundleOf(...courseIds: number[]): Promise<number> {
  return shop.course({ type: 5, subject: 'jzgc', tags: ['Package'], models: courseIds })
}
