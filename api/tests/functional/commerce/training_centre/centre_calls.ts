import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { CourseSource, type UserCourseStatus } from '#learning/terms'
import { toStored, now } from '#core/time'
import type { CreatedUser } from '#tests/factories/accounts'
import type { BulkOrder } from '#tests/functional/learning/seats/training_centre'

const path = '/api/user/training-centre'

export function show(client: ApiClient, caller: CreatedUser, filters: object = {}) {
  return client.get(path).as(caller).qs(filters)
}

export function remind(client: ApiClient, caller: CreatedUser, body: object, key?: string) {
  const request = client.post(`${path}/reminders`).as(caller).json(body)
  return key ? request.header('idempotency-key', key) : request
}

export async function download(caller: CreatedUser, query = ''): Promise<ArrayBuffer> {
  const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${path}/export?${query}`, {
    headers: { authorization: caller.token },
  })
  return answer.arrayBuffer()
}

export interface PreviouslyAssignedSeat {
  telephone: string
  userId?: number | null
  daysAgo?: number
  studied?: boolean
  status?: UserCourseStatus
}

let sequence = 0

/** Seats of an order as assigning leaves them, numbered from 1. */
export async function give(order: BulkOrder, seats: PreviouslyAssignedSeat[]): Promise<void> {
  const rows = seats.map(({ telephone, userId = null, daysAgo = 0, studied, status }, at) => {
    const assignedAt = toStored(now().minus({ days: daysAgo }))
    return {
      course_id: order.courseId,
      user_id: userId,
      telephone,
      source: CourseSource.Assignment,
      order_item_id: order.itemId,
      order_id: order.orderId,
      seat_no: at + 1,
      grant_key: `test-centre:${++sequence}`,
      user_course_status: status ?? 'valid',
      expires_on: '2099-12-31',
      claimed_at: userId ? assignedAt : null,
      created_at: assignedAt,
      first_studied_at: studied ? assignedAt : null,
    }
  })
  for (let at = 0; at < rows.length; at += 500) {
    await db.table('user_courses').multiInsert(rows.slice(at, at + 500))
  }
}

/** Progress of a user in all chapters of a course. */
export async function study(userId: number, courseId: number, isWhole: boolean): Promise<void> {
  const chapters = await db.from('chapters').where('course_id', courseId).select('id')
  const at = toStored(now())
  for (const { id } of chapters) {
    await db
      .table('chapter_progress')
      .insert({
        user_id: userId,
        course_id: courseId,
        chapter_id: id,
        segments: '[]',
        created_at: at,
        credited_seconds: isWhole ? 600 : 300,
        completed_at: isWhole ? at : null,
      })
  }
}

/** SMS are sent after the response. */
export async function settled(): Promise<{ telephone: string; state: string; values: string }[]> {
  for (let tries = 0; tries < 3_000; tries++) {
    const rows = await db.from('sms_notices').orderBy('id').select('telephone', 'state', 'template_values as values')
    if (rows.every(({ state }) => state === 'sent' || state === 'failed')) return rows
    await pause(10)
  }
  throw new Error('SMS notifications are still pending')
}
