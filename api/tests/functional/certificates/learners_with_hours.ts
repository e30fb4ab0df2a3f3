import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { hourBalances } from '#certificates/ledger/hour_balances'
import SendDueUploadsJob from '#certificates/uploads/send_due_uploads_job'
import LocalRegistry from '#drivers/hours/local_registry'
import env from '#start/env'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createChapter } from '#tests/factories/learning'

/** Removes the uploads of the local registry and resets its mode. */
export const emptyRegistry = () => rm(join(env.get('DATA_DIR'), 'province'), { recursive: true, force: true })

/** A learner who can upload an hour of one course: half of it from a chapter, half from a correction. */
export async function createLearnerWithHours(options: { available?: number; total?: number } = {}) {
  const learner = await createUser()
  const courseId = await course({ type: 5, name: '施工安全' })
  const { chapterId } = await createChapter(courseId)
  const { available = 3600, total = 3600 } = options
  const account = await eduLog(learner.user.id, courseId, { total, available: available / 2 })
  await db
    .table('hour_entries')
    .insert({
      user_id: learner.user.id,
      course_edu_log_id: account.courseEduLogId,
      chapter_id: chapterId,
      kind: 'watch',
      available_seconds: available / 2,
      cause: `watch:${chapterId}:${learner.user.id}`,
      created_at: '2026-05-04 01:00:00',
    })
  return { ...learner, ...account, chapterId, courseId }
}
export type LearnerWithHours = Awaited<ReturnType<typeof createLearnerWithHours>>

export const upload = async (client: ApiClient, { token, courseEduLogId }: LearnerWithHours, key?: string) => {
  const call = client.post('/api/user/certs/upload-hours').qs({ courseEduLogId }).header('Authorization', token)
  if (key) call.header('Idempotency-Key', key)
  return (await call).body()
}

export const recordOf = async (client: ApiClient, { token, certificateId }: LearnerWithHours) => {
  const path = `/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`
  return (await client.get(path).header('Authorization', token)).body().courseEduLogs[0]
}

export const balanceOf = async ({ courseEduLogId }: LearnerWithHours) =>
  (await hourBalances([courseEduLogId])).get(courseEduLogId)!

export const runJob = async () => (await app.container.make(SendDueUploadsJob)).execute()

export const registryUploads = async () => new LocalRegistry().uploads()
