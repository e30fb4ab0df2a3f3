import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { resetSecondFactor } from '#accounts/second_factor/remove_second_factor'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { noticeSentTo, password, createUser } from '#tests/factories/accounts'
import { lastAuditEntry } from '../admin_requests.js'
import { answerWithCode, codeOf, enrol, enrolledAdmin, requests, signIn, wrongCodeOf } from './requests.js'

test.group('TOTP enrolment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('an enrolment requires the password and returns a secret', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { post } = requests(client, admin)

    const bare = await post('enrolments', {})
    const wrong = await post('enrolments', { currentPassword: 'not-it' })
    const begun = await post('enrolments', { currentPassword: password })

    assert.include(bare.body().errors[0], { field: 'currentPassword', msg: '请输入当前密码' })
    assert.include(wrong.body().errors[0], { msg: '当前密码不正确' })
    const { secret, uri } = begun.body()
    assert.match(secret, /^[A-Z2-7]{32}$/)
    assert.include(uri, `secret=${secret}`)
    assert.include(uri, encodeURIComponent('筑学'))
    assert.isNull((await User.findOrFail(admin.user.id)).totpSecretCipher)
  })

  test('a code confirms the enrolment, audited and stored encrypted', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { post, show } = requests(client, admin)
    const { enrolment, secret } = (await post('enrolments', { currentPassword: password })).body()

    const wrong = await post('totp', { enrolment, code: wrongCodeOf(secret) })
    const right = await post('totp', { enrolment, code: codeOf(secret) })
    const again = await post('totp', { enrolment, code: codeOf(secret) })

    assert.include(wrong.body().errors[0], { field: 'code' })
    const { recoveryCodes } = right.body()
    assert.lengthOf(new Set(recoveryCodes), 10)
    assert.match(recoveryCodes[0], /^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    assert.equal(again.body().msg, '已经开启了二次验证')
    const stored = JSON.stringify([await db.from('users').where('id', admin.user.id), await db.from('recovery_codes')])
    for (const plain of [secret, ...recoveryCodes]) assert.notInclude(stored, plain)
    assert.equal((await lastAuditEntry()).action, 'user.enrol-totp')
    assert.notInclude(JSON.stringify(await lastAuditEntry()), secret)
    assert.include((await show()).body().secondFactor, { totp: true, recoveryCodesLeft: 10 })
  })

  test('an enrolment expires and serves its user only', async ({ client, assert }) => {
    const [admin, other] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const { post } = requests(client, admin)
    const { enrolment, secret } = (await post('enrolments', { currentPassword: password })).body()

    const stolen = await requests(client, other).post('totp', { enrolment, code: codeOf(secret) })
    const later = now().plus({ minutes: 16 })
    setClock(() => later)
    const late = await post('totp', { enrolment, code: codeOf(secret) })

    for (const answer of [stolen, late]) assert.equal(answer.body().code, 'challenge-expired')
  })

  test('an enrolment is confirmed once and ends with any change', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { post } = requests(client, admin)
    const begin = async () => (await post('enrolments', { currentPassword: password })).body()
    const [used, other] = [await begin(), await begin()]
    const confirm = ({ enrolment, secret }: { enrolment: string; secret: string }, offset = 0) =>
      post('totp', { enrolment, code: codeOf(secret, offset) })

    const { recoveryCodes } = (await confirm(used)).body()
    const off = await post('totp/removals', { code: recoveryCodes[0] })
    const again = await confirm(used, 30)
    const begunBefore = await confirm(other)

    assert.equal(off.body().code, '200')
    for (const answer of [again, begunBefore]) {
      assert.equal(answer.body().code, 'challenge-expired')
      assert.equal(answer.body().msg, '操作已超时，请重新开始')
    }
    assert.lengthOf((await confirm(await begin())).body().recoveryCodes, 10)
  })

  test('an enrolment begun before a reset is rejected', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const begun = await requests(client, admin).post('enrolments', { currentPassword: password })
    const { enrolment, secret } = begun.body()

    await resetSecondFactor(admin.user.loginName, '手机丢失')
    const { authorization } = (await signIn(client, admin)).headers()
    const answer = await requests(client, { token: authorization }).post('totp', { enrolment, code: codeOf(secret) })

    assert.equal(answer.body().code, 'challenge-expired')
  })

  test('learners cannot enrol', async ({ client }) => {
    const { show, post } = requests(client, await createUser())

    ;(await show()).assertStatus(403)
    ;(await post('enrolments', { currentPassword: password })).assertStatus(403)
  })
})

test.group('TOTP sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a correct password gives no access without a code', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)

    const first = await signIn(client, admin)
    const { challengeId } = first.body()
    const second = await answerWithCode(client, challengeId, codeOf(admin.secret))

    assert.equal(first.body().code, 'second-factor')
    assert.deepEqual(first.body().methods, { code: true, passkey: false })
    assert.isUndefined(first.header('authorization'))
    assert.equal(second.body().code, '200')
    assert.equal(second.body().user.userId, admin.user.id)
    const own = requests(client, { token: second.header('authorization')! })
    assert.equal((await own.users()).body().code, '200')
    const [entry] = await db.from('login_logs').where('user_id', admin.user.id).orderBy('id', 'desc')
    assert.equal(Boolean(entry.succeeded), true)
  })

  test('a wrong password reveals nothing about the second factor', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)

    const answer = await signIn(client, admin, 'not-it')

    answer.assertStatus(401)
    assert.equal(answer.body().msg, '用户名或密码错误')
  })

  test('each code works once, at sign-in and elsewhere', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const code = codeOf(admin.secret)
    const [one, two] = [await signIn(client, admin), await signIn(client, admin)]

    const first = await answerWithCode(client, one.body().challengeId, code)
    const replayed = await answerWithCode(client, two.body().challengeId, code)
    const elsewhere = await requests(client, admin).post('totp/removals', { code })

    assert.equal(first.body().code, '200')
    assert.include(replayed.body().errors[0], { field: 'code', msg: '验证码不正确或已使用过' })
    assert.include(elsewhere.body().errors[0], { field: 'code' })
  })

  test('an earlier code is rejected after a later one', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const [one, two] = [await signIn(client, admin), await signIn(client, admin)]

    const ahead = await answerWithCode(client, one.body().challengeId, codeOf(admin.secret, 30))
    const behind = await answerWithCode(client, two.body().challengeId, codeOf(admin.secret))

    assert.equal(ahead.body().code, '200')
    assert.equal(behind.body().msg, '验证码不正确或已使用过')
  })

  test('a code from two minutes ago is wrong', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const code = codeOf(admin.secret)
    const later = now().plus({ minutes: 2 })
    setClock(() => later)
    const { challengeId } = (await signIn(client, admin)).body()

    const answer = await answerWithCode(client, challengeId, code)

    assert.include(answer.body().errors[0], { field: 'code' })
  })

  test('a sign-in waits five minutes for its code, once', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const { challengeId } = (await signIn(client, admin)).body()
    await answerWithCode(client, challengeId, codeOf(admin.secret))
    const reused = await answerWithCode(client, challengeId, codeOf(admin.secret, 30))
    const waiting = (await signIn(client, admin)).body().challengeId

    const later = now().plus({ minutes: 6 })
    setClock(() => later)
    const late = await answerWithCode(client, waiting, codeOf(admin.secret))

    for (const answer of [reused, late]) {
      assert.equal(answer.body().code, 'challenge-expired')
      assert.equal(answer.body().msg, '登录已超时，请重新输入密码')
    }
  })

  test('wrong codes lock, whatever passwords come between', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    for (let wrong = 1; wrong <= 5; wrong++) {
      const { challengeId } = (await signIn(client, admin)).body()
      const answer = await answerWithCode(client, challengeId, wrongCodeOf(admin.secret))
      assert.include(answer.body().errors[0], { field: 'code' })
    }

    const { challengeId } = (await signIn(client, admin)).body()
    const answer = await answerWithCode(client, challengeId, codeOf(admin.secret))

    answer.assertStatus(429)
    const [entry] = await db.from('login_logs').where('event', 'lock').orderBy('id', 'desc')
    assert.equal(entry.user_id, admin.user.id)
    assert.equal(entry.reason, 'second-factor')
  })

  test('a new password ends pending sign-ins', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const { challengeId } = (await signIn(client, admin)).body()
    await admin.user.refresh()
    await admin.user.merge({ passwordChangedAt: now().plus({ seconds: 1 }) }).save()

    const answer = await answerWithCode(client, challengeId, codeOf(admin.secret))

    assert.equal(answer.body().code, 'challenge-expired')
  })

  test('a recovery code works once, however it is typed', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const [code] = admin.recoveryCodes
    const answer = async (typed: string) => {
      const { challengeId } = (await signIn(client, admin)).body()
      return answerWithCode(client, challengeId, typed)
    }

    const first = await answer(code.toLowerCase().replace('-', ' '))
    const second = await answer(code)

    assert.equal(first.body().code, '200')
    assert.equal(second.body().msg, '验证码不正确或已使用过')
    const shown = await requests(client, admin).show()
    assert.equal(shown.body().secondFactor.recoveryCodesLeft, 9)
  })

  test('recovery codes work for their owner only', async ({ client, assert }) => {
    const [admin, other] = [await enrolledAdmin(client), await enrolledAdmin(client)]
    const { challengeId } = (await signIn(client, admin)).body()

    const answer = await answerWithCode(client, challengeId, other.recoveryCodes[0])

    assert.equal(answer.body().msg, '验证码不正确或已使用过')
  })

  test('a demoted admin signs in as learner without a code', async ({ client, assert }) => {
    const admin = await enrol(client, await createUser(Role.Admin, Role.User))
    await db.from('user_roles').where({ user_id: admin.user.id, role: 'admin' }).delete()

    const entry = await client
      .post('/api/security/login')
      .json({ loginName: admin.user.loginName, passwd: password, loginType: 'password' })

    assert.equal(entry.body().code, '200')
  })

  test('staff are notified of a new device', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)

    await signIn(client, teacher)

    const result = await noticeSentTo(teacher.user.telephone!)
    assert.equal(result.notice, 'new-device')
    assert.match(result.text, /在新设备登录，设备为.+。/)
  })
})

test.group('TOTP management', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('disabling TOTP requires a code and is audited', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const { post } = requests(client, admin)

    const wrong = await post('totp/removals', { code: wrongCodeOf(admin.secret) })
    const right = await post('totp/removals', { code: codeOf(admin.secret) })

    assert.include(wrong.body().errors[0], { field: 'code' })
    assert.equal(right.body().code, '200')
    assert.equal((await lastAuditEntry()).action, 'user.remove-totp')
    assert.equal((await signIn(client, admin)).body().code, '200')
    const left = await db.from('recovery_codes').where('user_id', admin.user.id)
    assert.isEmpty(left)
  })

  test('new recovery codes invalidate the old ones', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)

    const renewed = await requests(client, admin).post('recovery-codes', { code: codeOf(admin.secret) })
    const { challengeId } = (await signIn(client, admin)).body()
    const old = await answerWithCode(client, challengeId, admin.recoveryCodes[0])
    const fresh = await answerWithCode(client, challengeId, renewed.body().recoveryCodes[0])

    assert.equal(old.body().msg, '验证码不正确或已使用过')
    assert.equal(fresh.body().code, '200')
    assert.equal((await lastAuditEntry()).action, 'user.renew-recovery-codes')
  })

  test('code guesses in an open session lock the account', async ({ client }) => {
    const admin = await enrolledAdmin(client)
    const { post } = requests(client, admin)
    const guess = (code: string) => post('totp/removals', { code })

    for (let wrong = 1; wrong <= 5; wrong++) await guess(wrongCodeOf(admin.secret))

    ;(await guess(codeOf(admin.secret))).assertStatus(429)
  })
})

test.group('Simultaneous use of one code', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('one of ten sign-ins succeeds', async ({ client, assert }) => {
    const admin = await enrolledAdmin(client)
    const waiting = []
    for (let n = 0; n < 10; n++) waiting.push((await signIn(client, admin)).body().challengeId)
    const code = codeOf(admin.secret)

    const answers = await Promise.all(waiting.map((challengeId) => answerWithCode(client, challengeId, code)))

    assert.lengthOf(
      answers.filter((answer) => answer.body().code === '200'),
      1
    )
  })
})
