import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { readText } from '#tests/workbook'

/** A live course with two redeem codes: of a learner and of a number without an account. */
async function codedCourse(client: ApiClient) {
  const [adminUser, learner, newUser] = [await createUser(Role.Admin), await createUser(), otherUser()]
  const courseId = await course({ type: 6 })
  const answer = await client
    .post('/api/admin/user-courses/assign')
    .as(adminUser)
    .json({ courseId, phones: `${learner.user.telephone},${newUser.telephone}`, genLiveCode: true })
  const [own, waiting]: string[] = answer.body().results.map((one: { liveCode: string }) => one.liveCode)
  return { adminUser, learner, newUser, courseId, own, waiting }
}

const codesOf = async (client: ApiClient, { token }: CreatedUser, courseId: number) =>
  (await client.get(`/api/admin/live-codes?courseId=${courseId}`).as(token)).body()

const use = async (client: ApiClient, { token }: CreatedUser, courseId: number, code: string) =>
  (await client.get(`/api/user/courses/${courseId}/valid-live-code/${code}`).as(token)).body()

test.group('Redeem codes of a course', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('codes are listed with state and masked owners', async ({ client, assert }) => {
    const { adminUser, learner, courseId, own, waiting } = await codedCourse(client)
    await use(client, learner, courseId, own)

    const { liveCodes, total } = await codesOf(client, adminUser, courseId)

    assert.equal(total, 2)
    assert.include(liveCodes[0], { liveCode: waiting, userName: null, state: 'unused' })
    assert.include(liveCodes[1], { liveCode: own, userName: learner.user.userName, state: 'used' })
    assert.match(liveCodes[0].telephone, /^139\*{4}\d{4}$/)
    assert.isNotNull(liveCodes[1].usedTime)
  })

  test('a revoked code opens nothing, and opened courses stay', async ({ client, assert }) => {
    const { adminUser, learner, courseId, own, waiting } = await codedCourse(client)
    await use(client, learner, courseId, own)
    const { liveCodes } = await codesOf(client, adminUser, courseId)
    for (const { liveCodeId } of [...liveCodes, liveCodes[0]]) {
      const revoked = await client.delete(`/api/admin/live-codes/${liveCodeId}`).as(adminUser)
      assert.include(revoked.body(), { code: '200', msg: '直播码已作废' })
    }
    const other = await createUser()

    assert.include(await use(client, other, courseId, waiting), { msg: '直播码无效' })
    const mine = await client.get('/api/user/courses').as(learner)
    assert.include(mine.body().courses[0], { courseId, userCourseStatus: 'valid', liveCode: null })
    const entries = await db.from('audit_logs').where('action', 'live-code.revoke')
    assert.lengthOf(entries, 2)
    assert.notInclude(entries.map(({ before }) => before).join(), waiting)
  })

  test('a revoked code is replaced by another assignment', async ({ client, assert }) => {
    const { adminUser, newUser, courseId, waiting } = await codedCourse(client)
    await db.from('live_codes').update({ revoked_at: '2026-01-01 00:00:00' })

    const again = await client
      .post('/api/admin/user-courses/assign')
      .as(adminUser)
      .json({ courseId, phones: newUser.telephone, genLiveCode: true })

    const [{ outcome, liveCode }] = again.body().results
    assert.equal(outcome, 'had')
    assert.match(liveCode, /^[A-Z0-9]{10}$/)
    assert.notEqual(liveCode, waiting)
  })

  test('codes are exported with unmasked telephones, which is audited', async ({ client, assert }) => {
    const { adminUser, learner, newUser, courseId, own, waiting } = await codedCourse(client)
    const take = async (query: string) => {
      const url = `/api/admin/live-codes-export?courseId=${courseId}${query}`
      const answer = await fetch(`http://127.0.0.1:${process.env.PORT}${url}`, {
        headers: { authorization: adminUser.token },
      })
      return readText(await answer.arrayBuffer())
    }

    const all = await take('')
    const one = await take(`&liveCodes=${waiting}`)

    for (const part of [newUser.telephone, learner.user.telephone!, own, waiting]) {
      assert.include(all, part)
    }
    assert.include(one, waiting)
    assert.notInclude(one, own)
    assert.lengthOf(await db.from('audit_logs').where('action', 'live-code.export'), 2)
  })
})
