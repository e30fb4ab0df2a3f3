import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { codeSentTo, createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter, createEntitlement, frozenClock } from '#tests/factories/learning'

const assign = async (client: ApiClient, adminUser: CreatedUser, body: object, headers = {}) => {
  const answer = await client
    .post('/api/admin/user-courses/assign')
    .headers({ authorization: adminUser.token, ...headers })
    .json(body)
  return { status: answer.status(), ...answer.body() }
}

interface OwnCourse {
  courseId: number
  userCourseStatus: string
  expiryDate: string | null
  liveCode: string | null
}

const ownCourses = async (client: ApiClient, { token }: CreatedUser) =>
  (await client.get('/api/user/courses').as(token)).body().courses as OwnCourse[]

const outcomes = (answer: { results: { outcome: string }[] }) => answer.results.map(({ outcome }) => outcome)

test.group('Assignment of a course to telephones', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.teardown(() => setClock(null))

  test('accounts own the course at once; other numbers are pending', async ({ client, assert }) => {
    const clock = frozenClock()
    const [adminUser, learner, newUser] = [await createUser(Role.Admin), await createUser(), otherUser()]
    const courseId = await course({ type: 1 })
    const { videoId } = await createChapter(courseId)

    const answer = await assign(client, adminUser, {
      courseId,
      phones: `${learner.user.telephone}，+86 ${newUser.telephone}\n1381234\n`,
      genLiveCode: false,
    })

    assert.include(answer, { code: '200', msg: '分配成功', assigned: 2 })
    assert.deepEqual(outcomes(answer), ['assigned', 'waiting', 'invalid'])
    assert.deepEqual(answer.invalid, ['1381234'])
    const [shown] = await ownCourses(client, learner)
    assert.include(shown, { courseId, expiryDate: '2027-05-04', liveCode: null })
    const play = await client.get('/api/vod/play-urls').qs({ courseId, videoId }).as(learner)
    assert.isNotEmpty(play.body().playUrls)
    const seat = await db.from('user_courses').where('telephone', newUser.telephone).first()
    assert.include(seat, { user_id: null, source: 'admin', granted_by: adminUser.user.id })
    assert.equal(clock.day, '2026-05-04')
  })

  test('a new account gets the pending course and code', async ({ client, assert }) => {
    const [adminUser, newUser] = [await createUser(Role.Admin), otherUser()]
    const courseId = await course({ type: 6 })
    const answer = await assign(client, adminUser, { courseId, phones: newUser.telephone, genLiveCode: true })

    await client.get('/api/public/user/verify-code').qs({ telephone: newUser.telephone, purpose: 'register' })
    const registered = await client
      .post('/api/security/register')
      .json({
        loginName: newUser.telephone,
        verifyCode: await codeSentTo(newUser.telephone),
        userName: '赵新人',
        idCard: newUser.idCard,
        passwd: 'an open window',
      })
    assert.equal(registered.body().code, '200', registered.text())
    const signedIn = await client
      .post('/api/security/login')
      .json({ loginName: newUser.telephone, passwd: 'an open window', loginType: 'password' })

    const token = signedIn.header('authorization')!
    const [shown] = await ownCourses(client, { token } as CreatedUser)
    assert.include(shown, { courseId, liveCode: answer.results[0].liveCode })
  })

  test('a second assignment grants nothing and reports the owners', async ({ client, assert }) => {
    const [adminUser, learner, newUser] = [await createUser(Role.Admin), await createUser(), otherUser()]
    const courseId = await course({ type: 1 })
    const phones = `${learner.user.telephone} ${newUser.telephone}`
    const first = await assign(client, adminUser, { courseId, phones, genLiveCode: true })

    const again = await assign(client, adminUser, { courseId, phones, genLiveCode: true })

    assert.deepEqual(outcomes(again), ['had', 'had'])
    assert.deepEqual(again.already, [learner.user.telephone, newUser.telephone])
    assert.include(again.msg, `其中${learner.user.telephone}、${newUser.telephone}之前已经分配`)
    assert.deepEqual(
      again.results.map((one: { liveCode: string }) => one.liveCode),
      first.results.map((one: { liveCode: string }) => one.liveCode)
    )
    assert.lengthOf(await db.from('user_courses'), 2)
    assert.lengthOf(await db.from('live_codes'), 2)
  })

  test('an ended entitlement is renewed by another assignment', async ({ client, assert }) => {
    const [adminUser, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course({ type: 1 })
    const body = { courseId, phones: learner.user.telephone, genLiveCode: false }
    for (const ended of [{ expires_on: '2020-01-01' }, { user_course_status: 'expired' }]) {
      await assign(client, adminUser, body)
      await db.from('user_courses').update(ended)
    }

    const renewed = await assign(client, adminUser, body)

    assert.deepEqual(outcomes(renewed), ['assigned'])
    assert.lengthOf(await db.from('user_courses'), 3)
    const [shown] = await ownCourses(client, learner)
    assert.equal(shown.userCourseStatus, 'valid')
  })

  test('further education needs a name and an ID number', async ({ client, assert }) => {
    const [adminUser, whole, bare] = [await createUser(Role.Admin), await createUser(), await createUser()]
    await db.from('users').where('id', bare.user.id).update({ id_card_index: null })
    const parts = [await course({ type: 5 })]
    const bundle = await course({ type: 1, models: parts, tags: ['Package'] })
    const phones = `${bare.user.telephone},${whole.user.telephone}`

    for (const courseId of [await course({ type: 5 }), bundle]) {
      const answer = await assign(client, adminUser, { courseId, phones })
      assert.deepEqual(outcomes(answer), ['lacking', 'assigned'])
      assert.deepEqual(answer.lacking, [bare.user.telephone])
      assert.include(answer.msg, `其中${bare.user.telephone}缺少姓名或身份证号`)
    }
    const other = await assign(client, adminUser, { courseId: await course({ type: 1 }), phones })
    assert.deepEqual(outcomes(other), ['assigned', 'assigned'])
    assert.lengthOf(await ownCourses(client, bare), 1)
  })

  test('a bundle opens all its courses, also by redeem code', async ({ client, assert }) => {
    const [adminUser, learner, newUser] = [await createUser(Role.Admin), await createUser(), otherUser()]
    const parts = [await course({ type: 1 }), await course({ type: 6 })]
    const bundle = await course({ type: 1, models: parts, tags: ['Package'] })
    const answer = await assign(client, adminUser, { courseId: bundle, phones: newUser.telephone, genLiveCode: true })

    await client.get(`/api/user/courses/${bundle}/valid-live-code/${answer.results[0].liveCode}`).as(learner)

    const ownedIds = (await ownCourses(client, learner)).map(({ courseId }) => courseId)
    assert.sameMembers(ownedIds, [bundle, ...parts])
  })

  test('redeem codes are unique, with ten capital letters and digits', async ({ client, assert }) => {
    const adminUser = await createUser(Role.Admin)
    const courseId = await course({ type: 6 })
    const phones = Array.from({ length: 60 }, () => otherUser().telephone)

    const answer = await assign(client, adminUser, { courseId, phones, genLiveCode: true })

    const codes = answer.results.map((one: { liveCode: string }) => one.liveCode)
    assert.lengthOf(codes, 60)
    assert.lengthOf([...new Set(codes)], 60)
    for (const code of codes) assert.match(code, /^[A-Z0-9]{10}$/)
  })

  test('eight concurrent calls assign each telephone once', async ({ client, assert }) => {
    const [adminUser, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course({ type: 6 })
    const phones = [learner.user.telephone!, ...Array.from({ length: 5 }, () => otherUser().telephone)]

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => assign(client, adminUser, { courseId, phones, genLiveCode: true }))
    )

    assert.deepEqual([...new Set(answers.map(({ code }) => code))], ['200'])
    const total = answers.reduce((sum, { assigned }) => sum + assigned, 0)
    assert.equal(total, 6)
    assert.lengthOf(await db.from('user_courses'), 6)
    assert.lengthOf(await db.from('live_codes'), 6)
    const shown = answers.map(({ results }) => results.map((one: { liveCode: string }) => one.liveCode))
    for (const codes of shown) assert.deepEqual(codes, shown[0])
  })

  test('a registration during the assignment gets the course', async ({ client, assert }) => {
    const adminUser = await createUser(Role.Admin)
    const courseId = await course({ type: 1 })

    for (let round = 0; round < 5; round++) {
      const newUser = otherUser()
      await client.get('/api/public/user/verify-code').qs({ telephone: newUser.telephone, purpose: 'register' })
      const verifyCode = await codeSentTo(newUser.telephone)

      const [assignResponse, registered] = await Promise.all([
        assign(client, adminUser, { courseId, phones: newUser.telephone }),
        client
          .post('/api/security/register')
          .json({
            loginName: newUser.telephone,
            verifyCode,
            userName: '赵新人',
            idCard: newUser.idCard,
            passwd: 'an open window',
          }),
      ])

      assert.equal(assignResponse.code, '200')
      assert.equal(registered.body().code, '200', registered.text())
      const right = await db.from('user_courses').where('telephone', newUser.telephone).first()
      assert.isNotNull(right.user_id, outcomes(assignResponse)[0])
    }
  })

  test('a repeated key assigns once and gets the same response', async ({ client, assert }) => {
    const [adminUser, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course({ type: 1 })
    const body = { courseId, phones: learner.user.telephone, genLiveCode: true }

    const first = await assign(client, adminUser, body, { 'idempotency-key': 'assign-1' })
    const again = await assign(client, adminUser, body, { 'idempotency-key': 'assign-1' })

    assert.deepEqual(again, first)
    assert.deepEqual(outcomes(again), ['assigned'])
  })

  test('the route with an id assigns too', async ({ client, assert }) => {
    const [adminUser, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course({ type: 6 })
    const phones = [learner.user.telephone]
    const call = (x: string, body: object = { phones }) =>
      client.post(`/api/admin/courses/${courseId}/assign-to-users/${x}`).as(adminUser).json(body)

    const plain = await call('0')
    const coded = await call('1')

    assert.equal(plain.body().results[0].liveCode, null)
    assert.deepEqual(outcomes(coded.body()), ['had'])
    assert.deepEqual(outcomes((await call('1', phones)).body()), ['had'])
    assert.match(coded.body().results[0].liveCode, /^[A-Z0-9]{10}$/)
    assert.equal((await call('2')).status(), 404)
  })

  test('a learner who bought the course is reported as owner', async ({ client, assert }) => {
    const [adminUser, learner] = [await createUser(Role.Admin), await createUser()]
    const courseId = await course({ type: 1 })
    await createEntitlement(learner.user.id, courseId)

    const answer = await assign(client, adminUser, { courseId, phones: learner.user.telephone })

    assert.deepEqual(outcomes(answer), ['had'])
  })

  test('only a granting assignment is audited, with masked numbers', async ({ client, assert }) => {
    const [adminUser, newUser] = [await createUser(Role.Admin), otherUser()]
    const courseId = await course({ type: 1 })
    const body = { courseId, phones: newUser.telephone }
    await assign(client, adminUser, body)
    await assign(client, adminUser, body)

    const entries = await db.from('audit_logs').where('action', 'course.assign')

    assert.lengthOf(entries, 1)
    assert.equal(entries[0].object, `course:${courseId}`)
    assert.notInclude(entries[0].after, newUser.telephone)
    assert.include(entries[0].after, newUser.telephone.slice(-4))
  })

  test('invalid input is rejected at its field', async ({ client, assert }) => {
    const adminUser = await createUser(Role.Admin)
    const courseId = await course({ type: 1 })
    const book = await course({ type: 3 })
    const draft = await course({ status: 'unpublish' })
    const phones = otherUser().telephone
    const cases: [object, string, string][] = [
      [{ phones }, 'courseId', '请选择课程'],
      [{ courseId }, 'phones', '请输入手机号'],
      [{ courseId, phones: '138' }, 'phones', '长度在11到1000个字符'],
      [{ courseId, phones: `${phones},`.repeat(90) }, 'phones', '长度在11到1000个字符'],
      [{ courseId, phones: '这里没有任何手机号可以分配' }, 'phones', '没有可以分配的手机号'],
      [{ courseId: book, phones }, 'courseId', '只有课程、问答、继续教育和直播可以分配'],
      [{ courseId: draft, phones }, 'courseId', '课程发布后才可以分配'],
    ]
    for (const [body, field, msg] of cases) {
      const answer = await assign(client, adminUser, body)
      assert.include(answer, { status: 200, code: 'error', msg }, msg)
      assert.equal(answer.errors[0].field, field)
    }
    assert.equal((await assign(client, adminUser, { courseId: 999_999, phones })).status, 404)
    assert.lengthOf(await db.from('user_courses'), 0)
  })
})
