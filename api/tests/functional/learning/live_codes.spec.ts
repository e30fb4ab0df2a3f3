import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { now, setClock, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement, frozenClock } from '#tests/factories/learning'

const use = async (client: ApiClient, caller: CreatedUser, courseId: number, code: string) => {
  const answer = await client
    .get(`/api/user/courses/${courseId}/valid-live-code/${encodeURIComponent(code)}`)
    .as(caller)
  return { status: answer.status(), ...answer.body() }
}

const bought = async (client: ApiClient, caller: CreatedUser, courseId: number) =>
  (await client.get(`/api/user/courses/${courseId}/bought`).as(caller)).body()

let sequence = 0

async function liveCode(courseId: number, options: Record<string, unknown> = {}) {
  const code = `LIVE${String(++sequence).padStart(6, '2')}`
  await db.table('live_codes').insert({ code, course_id: courseId, created_at: toStored(now()), ...options })
  return code
}

test.group('Redeem codes', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('a code opens the course for a year, in any spelling', async ({ client, assert }) => {
    frozenClock('2026-05-04T02:00:00Z')
    const learner = await createUser()
    const courseId = await course({ type: 6 })
    const { videoId } = await createChapter(courseId)
    const code = await liveCode(courseId)
    assert.isFalse((await bought(client, learner, courseId)).bought)

    const first = await use(client, learner, courseId, ` ${code.toLowerCase()} `)
    const again = await use(client, learner, courseId, code)

    const opened = { code: '200', valid: true, reason: 'live_code', expiryDate: '2027-05-04' }
    assert.include(first, opened)
    assert.include(again, opened)
    assert.include(await bought(client, learner, courseId), { bought: true, reason: 'live_code' })
    assert.lengthOf(await db.from('user_courses').where('user_id', learner.user.id), 1)
    const play = await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(learner)
    assert.isNotEmpty(play.body().playUrls)
  })

  test('a used code is invalid for other users', async ({ client, assert }) => {
    const [first, second] = [await createUser(), await createUser()]
    const courseId = await course({ type: 6 })
    const code = await liveCode(courseId)
    await use(client, first, courseId, code)

    const answer = await use(client, second, courseId, code)

    assert.include(answer, { status: 200, code: 'error', msg: '直播码无效' })
    assert.equal(answer.errors[0].field, 'liveCode')
    assert.isFalse((await bought(client, second, courseId)).bought)
  })

  test('concurrent uses of a code open the course once', async ({ client, assert }) => {
    const people: CreatedUser[] = []
    for (let count = 0; count < 8; count++) people.push(await createUser())
    const courseId = await course({ type: 6 })
    const code = await liveCode(courseId)

    const answers = await Promise.all(people.map((caller) => use(client, caller, courseId, code)))

    assert.lengthOf(
      answers.filter((answer) => answer.valid),
      1
    )
    assert.lengthOf(await db.from('user_courses').where('course_id', courseId), 1)
  })

  test('foreign, revoked and unknown codes open nothing', async ({ client, assert }) => {
    const learner = await createUser()
    const [courseId, other] = [await course({ type: 6 }), await course({ type: 6 })]
    const codes = [
      await liveCode(other),
      await liveCode(courseId, { revoked_at: toStored(now()) }),
      'NOSUCHCODE',
      "' OR 1=1 --",
      '直播码',
      '%',
    ]

    for (const code of codes) {
      const answer = await use(client, learner, courseId, code)
      assert.include(answer, { code: 'error', msg: '直播码无效' }, code)
    }
    assert.lengthOf(await db.from('user_courses').where('user_id', learner.user.id), 0)
  })

  test('a code of a seat claims only that pending seat', async ({ client, assert }) => {
    const [owner, other] = [await createUser(), await createUser()]
    const courseId = await course({ type: 5, subject: 'jdgc' })
    const seat = await createEntitlement(owner.user.id, courseId, { source: 'assignment' })
    const taken = await liveCode(courseId, { user_course_id: seat })
    assert.include(await use(client, other, courseId, taken), { msg: '直播码无效' })
    assert.include(await use(client, owner, courseId, taken), { reason: 'assignment' })

    const waiting = await createEntitlement(owner.user.id, courseId, { source: 'assignment' })
    await db.from('user_courses').where('id', waiting).update({ user_id: null })
    const free = await liveCode(courseId, { user_course_id: waiting })
    assert.include(await use(client, other, courseId, free), { valid: true })
    assert.lengthOf(await db.from('user_courses').where('user_id', other.user.id), 1)
  })

  test('a code of a bundle opens all its courses', async ({ client, assert }) => {
    const learner = await createUser()
    const parts = [await course({ type: 5 }), await course({ type: 5 })]
    const bundle = await course({ type: 5, models: parts, tags: ['Package'] })

    await use(client, learner, bundle, await liveCode(bundle))

    for (const id of [bundle, ...parts]) {
      assert.isTrue((await bought(client, learner, id)).bought)
    }
  })

  test('a code of an expired entitlement is rejected as expired', async ({ client, assert }) => {
    const clock = frozenClock()
    const learner = await createUser()
    const courseId = await course({ type: 6 })
    const code = await liveCode(courseId)
    await use(client, learner, courseId, code)
    await db.from('user_courses').update({ expires_on: '2026-01-01' })
    clock.advance(60)

    assert.include(await use(client, learner, courseId, code), { code: 'expired', msg: '课程已过有效期，请重新购买' })
  })

  test('an admin can test a code without consuming it', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course({ type: 6 })
    const code = await liveCode(courseId)

    assert.include(await use(client, admin, courseId, code), { valid: true, reason: 'staff' })

    assert.include(await use(client, learner, courseId, code), { reason: 'live_code' })
  })

  test('a code of a hidden course gets the same 404', async ({ client, assert }) => {
    const learner = await createUser()
    const hidden = await course({ type: 6, status: 'unpublish' })
    const code = await liveCode(hidden)

    const [one, none] = [await use(client, learner, hidden, code), await use(client, learner, 999_999, code)]

    assert.equal(one.status, 404)
    assert.deepEqual(one, none)
  })

  test('ten wrong codes in an hour block a correct code', async ({ client, assert }) => {
    const [guesser, other] = [await createUser(), await createUser()]
    const courseId = await course({ type: 6 })
    const code = await liveCode(courseId)
    for (let miss = 0; miss < 10; miss++) {
      assert.include(await use(client, guesser, courseId, `GUESS${miss}`), { msg: '直播码无效' })
    }

    const answer = await use(client, guesser, courseId, code)

    assert.include(answer, { status: 429, msg: '直播码输入错误次数过多，请一小时后再试' })
    assert.include(await use(client, other, courseId, code), { valid: true })
  })

  test('a visitor gets 401', async ({ client }) => {
    const courseId = await course({ type: 6 })
    const answer = await client.get(`/api/user/courses/${courseId}/valid-live-code/ABCDEFGH23`)
    answer.assertStatus(401)
  })
})
