import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { LoginType, SmsPurpose } from '#accounts/terms'
import { StaffHeldCode, StaffStepCode } from '#accounts/sessions/terms'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { codeSentTo, createUser, newSessionOf, password, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '@zhuxue/database/invariants'
import { staffCookieOf } from '#tests/staff_keys'
import { Authenticator } from './second_factor/authenticator.js'
import { answerWithCode, codeOf, enrol, registerPasskey } from './second_factor/requests.js'

/** No cookie of a staff step is sent. */
const noCookie = 'other=1'

function learnerWhoTeaches() {
  return createUser(Role.User, Role.Teacher)
}

function signIn(client: ApiClient, loginName: string, loginType: LoginType) {
  return client.post('/api/security/login').json({ loginName, passwd: password, loginType })
}

const openStep = (client: ApiClient, token: string, passwd = password) =>
  client.post('/api/security/staff-step').as(token).json({ passwd })

const staffCall = (client: ApiClient, token: string) => client.get('/api/teacher/courses').as(token)
const learnerCall = (client: ApiClient, token: string) => client.get('/api/user/courses').as(token)

test.group('Staff step', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))
  group.each.teardown(async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  test('a learner who teaches studies without the step', async ({ client, assert }) => {
    const { idCard, user } = await learnerWhoTeaches()

    const entry = await signIn(client, idCard, LoginType.IdCard)
    const token = entry.header('authorization')!

    assert.include(entry.body(), { code: '200', staffStep: 'needed' })
    assert.deepEqual(entry.body().user.userRole, user.roles)
    assert.notInclude(entry.body().user.abilities, 'catalogue.teacher.courses.index')
    assert.equal((await learnerCall(client, token)).body().code, '200')
    assert.equal((await staffCall(client, token)).body().code, StaffStepCode)

    const opened = await openStep(client, token)
    assert.deepEqual(opened.body(), { code: '200', staffStep: 'live', idleMinutes: 30 })
    assert.equal((await staffCall(client, token)).body().code, '200')
    const profile = await client.get('/api/user/profile').as(token)
    assert.equal(profile.body().staffStep, 'live')
    assert.include(profile.body().user.abilities, 'catalogue.teacher.courses.index')
  })

  test('a copied token has no staff role', async ({ client, assert }) => {
    const teacher = await learnerWhoTeaches()
    const other = await newSessionOf(teacher, { hasStaffStep: true })

    const alone = await staffCall(client, teacher.token).header('cookie', noCookie)
    const withOther = await staffCall(client, teacher.token).header('cookie', staffCookieOf(other)!)
    const cookieAlone = await client.get('/api/teacher/courses').header('cookie', staffCookieOf(other)!)

    assert.equal(alone.body().code, StaffStepCode)
    assert.equal(withOther.body().code, StaffStepCode)
    cookieAlone.assertStatus(401)
    assert.equal((await staffCall(client, teacher.token)).body().code, '200')
  })

  test('a learner who teaches keeps studying after the step ended', async ({ client, assert }) => {
    const { token } = await learnerWhoTeaches()
    const start = DateTime.utc()
    for (let minute = 1; minute <= 31; minute++) {
      setClock(() => start.plus({ minutes: minute }))
      assert.equal((await learnerCall(client, token)).body().code, '200')
    }

    assert.equal((await staffCall(client, token)).body().code, StaffStepCode)
    assert.equal((await learnerCall(client, token)).body().code, '200')
  })

  test('staff calls keep the step for twelve hours', async ({ client, assert }) => {
    const { token } = await learnerWhoTeaches()
    const start = DateTime.utc()
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      setClock(() => start.plus({ minutes }))
      assert.equal((await client.get('/api/security/staff-step').as(token)).body().code, '200')
    }
    setClock(() => start.plus({ hours: 12, minutes: 1 }))
    assert.equal((await staffCall(client, token)).body().code, StaffStepCode)
    assert.equal((await learnerCall(client, token)).body().code, '200')
  })

  test('signing out ends step and session', async ({ client }) => {
    const { token } = await learnerWhoTeaches()
    const out = await client.post('/api/security/logout').as(token)
    out.assertHeader('set-cookie', out.header('set-cookie'))
    ;(await staffCall(client, token)).assertStatus(403)
    ;(await learnerCall(client, token)).assertStatus(403)
  })

  test('ending the step keeps the session', async ({ client, assert }) => {
    const { token } = await learnerWhoTeaches()
    await client.delete('/api/security/staff-step').as(token)
    assert.equal((await staffCall(client, token)).body().code, StaffStepCode)
    assert.equal((await learnerCall(client, token)).body().code, '200')
  })

  test('a learner cannot open the step', async ({ client, assert }) => {
    const learner = await createUser()
    const answer = await openStep(client, learner.token)
    assert.equal(answer.body().code, 'no-staff-role')
    assert.isUndefined(answer.header('set-cookie'))
  })

  test('a wrong password opens no step and locks after five', async ({ client, assert }) => {
    const teacher = await learnerWhoTeaches()
    const token = await newSessionOf(teacher)
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await openStep(client, token, 'a wrong password')
      assert.equal(answer.body().errors[0].field, 'passwd')
    }
    ;(await openStep(client, token)).assertStatus(429)
    // A stolen session does not lock its owner out.
    ;(await signIn(client, teacher.user.loginName, LoginType.Admin)).assertStatus(200)
  })

  test('a second factor is part of the step of its session', async ({ client, assert }) => {
    const teacher = await enrol(client, await learnerWhoTeaches())
    const [token, other] = [await newSessionOf(teacher), await newSessionOf(teacher)]
    const answer = (code: string, challengeId: string, as = token) =>
      client.post('/api/security/staff-step/code').as(as).json({ challengeId, code })

    const waiting = await openStep(client, token)
    assert.equal(waiting.body().code, 'second-factor')
    const { challengeId } = waiting.body()
    assert.equal((await staffCall(client, token)).body().code, StaffStepCode)

    assert.equal((await answer(codeOf(teacher.secret), challengeId, other)).body().code, 'challenge-expired')
    const signInAnswer = await answerWithCode(client, challengeId, codeOf(teacher.secret))
    assert.equal(signInAnswer.body().code, 'challenge-expired')
    assert.equal((await answer(codeOf(teacher.secret), challengeId)).body().staffStep, 'live')
    assert.equal((await answer(codeOf(teacher.secret), challengeId)).body().code, 'challenge-expired')
    assert.equal((await staffCall(client, token)).body().code, '200')
  })

  test('a passkey opens the step of the present session', async ({ client, assert }) => {
    const [teacher, other] = [await learnerWhoTeaches(), await learnerWhoTeaches()]
    const [key, keyOfOther] = [new Authenticator(), new Authenticator()]
    await registerPasskey(client, teacher, key)
    await registerPasskey(client, other, keyOfOther)
    const token = await newSessionOf(teacher)
    const path = '/api/security/staff-step'
    const begin = async () => (await client.post(`${path}/passkey-options`).as(token).json({})).body()
    const send = (challengeId: string, response: object, as = token) =>
      client.post(`${path}/passkey`).as(as).json({ challengeId, response })

    const { challengeId, options } = await begin()
    assert.equal(options.userVerification, 'required')
    const elsewhere = await send(challengeId, key.get(options), await newSessionOf(teacher))
    assert.equal(elsewhere.body().code, 'challenge-expired')
    assert.equal((await send(challengeId, keyOfOther.get(options))).body().code, 'error')
    const unverified = await begin()
    const weak = key.get(unverified.options, { verifiesUser: false })
    assert.equal((await send(unverified.challengeId, weak)).body().code, 'error')
    assert.equal((await staffCall(client, token)).body().code, StaffStepCode)

    const last = await begin()
    const sessions = () => db.from('access_tokens').where('tokenable_id', teacher.user.id).select('id')
    const before = await sessions()
    assert.equal((await send(last.challengeId, key.get(last.options))).body().staffStep, 'live')
    assert.equal((await staffCall(client, token)).body().code, '200')
    assert.lengthOf(await sessions(), before.length)
    const learner = await client
      .post(`${path}/passkey-options`)
      .as(await createUser())
      .json({})
    assert.equal(learner.body().code, 'no-staff-role')
  })

  test('a session without the step cannot change credentials', async ({ client, assert }) => {
    const teacher = await learnerWhoTeaches()
    const token = await newSessionOf(teacher)
    const post = (body: object) => client.post('/api/user/profile').as(token).json(body)

    const passwords = { currentPassword: password, newPassword: 'Another-Pass-2027' }
    assert.equal((await post(passwords)).body().code, StaffStepCode)
    assert.equal((await post({ telephone: '13800009999', currentPassword: password })).body().code, StaffStepCode)
    const closing = await client.post('/api/user/account-closing').as(token).json({ currentPassword: password })
    assert.equal(closing.body().code, StaffStepCode)
    const enrolment = { currentPassword: password }
    const factor = await client.post('/api/user/second-factor/enrolments').as(token).json(enrolment)
    assert.equal(factor.body().code, StaffStepCode)
    await openStep(client, token)
    assert.equal((await post(passwords)).body().code, '200')
  })

  test('a reset by SMS holds back the staff role', async ({ client, assert }) => {
    const { user, idCard } = await learnerWhoTeaches()
    await client.get('/api/public/user/verify-code').qs({ telephone: user.telephone, purpose: SmsPurpose.Reset })
    const verifyCode = await codeSentTo(user.telephone!)
    const newPassword = 'an open window 9'
    const form = { idCard, telephone: user.telephone, verifyCode, newPassword }
    assert.equal((await client.post('/api/security/reset-password').json(form)).body().code, '200')

    const again = { loginName: idCard, passwd: newPassword, loginType: LoginType.IdCard }
    const token = (await client.post('/api/security/login').json(again)).header('authorization')!
    assert.equal((await learnerCall(client, token)).body().code, '200')
    assert.equal((await openStep(client, token, newPassword)).body().code, StaffHeldCode)
    const asStaff = { ...again, loginName: user.loginName, loginType: LoginType.Admin }
    assert.equal((await client.post('/api/security/login').json(asStaff)).body().code, StaffHeldCode)

    const admin = await createUser(Role.Admin)
    const lift = () =>
      client.post(`/api/admin/users/${user.id}/staff-hold-removals`).as(admin).json({ reason: '本人到场核实了身份' })
    assert.equal((await lift()).body().code, '200')
    assert.equal((await lift()).body().code, 'error')
    assert.equal((await openStep(client, token, newPassword)).body().staffStep, 'live')
    assert.equal((await staffCall(client, token)).body().code, 'must-change-password')
  })

  test('a learner who becomes a teacher keeps studying', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { user, idCard } = await createUser()
    const userRole = [Role.User, Role.Teacher]
    const changed = await client.put(`/api/admin/users/${user.id}`).as(admin).json({ userRole, reason: '新聘讲师' })
    assert.equal(changed.body().code, '200')

    const token = (await signIn(client, idCard, LoginType.IdCard)).header('authorization')!
    assert.equal((await learnerCall(client, token)).body().code, '200')
    assert.equal((await openStep(client, token)).body().code, '200')
    assert.equal((await staffCall(client, token)).body().code, 'must-change-password')
    const passwords = { currentPassword: password, newPassword: 'Another-Pass-2027' }
    await client.post('/api/user/profile').as(token).json(passwords)
    assert.equal((await staffCall(client, token)).body().code, '200')
  })

  test('an admin without the step sees published courses only', async ({ client, assert }) => {
    const admin: CreatedUser = await createUser(Role.Admin)
    const courses = (as: string) => client.get('/api/public/courses').qs({ courseStatus: 'unpublish' }).as(as)
    const without = await courses(await newSessionOf(admin))
    const visitor = await client.get('/api/public/courses').qs({ courseStatus: 'unpublish' })
    assert.deepEqual(without.body().courses, visitor.body().courses)
  })
})
