import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { createEntitlement } from '#tests/factories/learning'

/** A learner with study records; each gives the seconds of its accounts. */
async function learnerWith(...records: { held?: number; available?: number; used?: number; required?: boolean }[]) {
  const { user, token } = await createUser()
  const logs = []
  for (const record of records) {
    const courseId = await course({ type: 5, subject: 'jzgc', required: record.required ?? true })
    await createEntitlement(user.id, courseId)
    logs.push({ courseId, ...(await eduLog(user.id, courseId, { total: 3600, ...record })) })
  }
  return { token, logs }
}

test.group('Next step of a certificate', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an upload comes before further study', async ({ client, assert }) => {
    const { token, logs } = await learnerWith({ available: 600 }, { available: 3600 })
    const answer = await client.get('/api/user/course-edu-logs/next').as(token)
    assert.lengthOf(answer.body().nextRecords, 1)
    assert.include(answer.body().nextRecords[0], {
      courseEduLogId: logs[1].courseEduLogId,
      furtherEduCertId: logs[1].certificateId,
      uploadObstacle: null,
      availableHours: 60,
    })
  })

  test('each certificate has a next step, the most advanced first', async ({ client, assert }) => {
    const { token, logs } = await learnerWith({ available: 600 }, { available: 3600, required: false })
    const { nextRecords } = (await client.get('/api/user/course-edu-logs/next').as(token)).body()
    assert.deepEqual(
      nextRecords.map(({ courseId }: { courseId: number }) => courseId),
      [logs[1].courseId, logs[0].courseId]
    )
  })

  test('another user’s records are not shown', async ({ client, assert }) => {
    await learnerWith({ available: 3600 })
    const { token } = await learnerWith()
    assert.deepEqual((await client.get('/api/user/course-edu-logs/next').as(token)).body().nextRecords, [])
  })
})
