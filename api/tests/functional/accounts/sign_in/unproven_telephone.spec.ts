import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { unlockAccount } from '#accounts/passwords/lockout'
import { IdCardLastSix, idCardCheckFailures, idCardCheckMessages } from '#accounts/sessions/id_card_check/terms'
import { SmsPurpose } from '#accounts/sms_codes/terms'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { codeSentTo, createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import LocalSms from '#drivers/sms/local_sms'
import { course } from '#tests/factories/catalogue'

const askCode = (client: ApiClient, telephone: string, purpose: SmsPurpose = SmsPurpose.Login) =>
  client.get('/api/public/user/verify-code').qs({ telephone, purpose })

async function sentCode(client: ApiClient, telephone: string, purpose: SmsPurpose = SmsPurpose.Login) {
  await askCode(client, telephone, purpose)
  return codeSentTo(telephone)
}

const signIn = (client: ApiClient, telephone: string, passwd: string, idCardLastSix?: string) =>
  client.post('/api/security/login').json({ loginName: telephone, passwd, loginType: 'verifyCode', idCardLastSix })

const lastSixOf = (idCard: string) => idCard.slice(-6)

/** Another sequence number, so never the right six. */
const wrongSixOf = (idCard: string) => `${idCard.slice(-6, -1) === '01999' ? '02' : '01'}9990`

/** An account whose telephone an admin typed. */
async function typedLearner(client: ApiClient, admin: CreatedUser, { hasIdCard = true } = {}) {
  const { telephone, idCard } = otherUser()
  const form = { userName: '周若谷', telephone, ...(hasIdCard && { idCard }) }
  const { userId } = (await client.post('/api/admin/learners').as(admin).json(form)).body()
  return { telephone, idCard, userId: Number(userId) }
}

/** Imported from another platform with a telephone that nobody verified. */
async function importedLearner({ hasIdCard = true } = {}) {
  const { user, idCard } = await createUser()
  const telephone = user.telephone!
  await user.merge({ telephoneKey: null, loginName: `i-${user.id}` }).save()
  if (!hasIdCard) await user.merge({ idCardCipher: null, idCardIndex: null, idCardMasked: null }).save()
  await db.from('access_tokens').where('tokenable_id', user.id).delete()
  return { telephone, idCard, userId: user.id }
}

test.group('Unproven telephones', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })
  group.each.teardown(() => setClock(null))

  test('an SMS code alone shows nothing of the account', async ({ client, assert }) => {
    for (const { telephone } of [await typedLearner(client, admin), await importedLearner()]) {
      const answer = await signIn(client, telephone, await sentCode(client, telephone))

      answer.assertStatus(200)
      assert.deepEqual(answer.body(), { code: IdCardLastSix, msg: idCardCheckMessages.needed })
      assert.notExists(answer.header('authorization'))
      assert.notExists(answer.header('set-cookie'))
    }
  })

  test('code and last six characters prove the telephone once', async ({ client, assert }) => {
    for (const { telephone, idCard, userId } of [await typedLearner(client, admin), await importedLearner()]) {
      const code = await sentCode(client, telephone)
      await signIn(client, telephone, code)

      const answer = await signIn(client, telephone, code, lastSixOf(idCard).toLowerCase())
      assert.equal(answer.body().user.userId, userId, answer.text())
      assert.match(answer.header('authorization')!, /^Bearer /)
      const user = await User.findWithRoles(userId)
      assert.containSubset(user.$attributes, {
        telephoneKey: telephone,
        loginName: telephone,
        telephoneUnproven: false,
      })

      const later = now().plus({ minutes: 2 })
      setClock(() => later)
      assert.equal((await signIn(client, telephone, await sentCode(client, telephone))).body().user.userId, userId)
      setClock(null)
    }
  })

  test('a proven telephone gets its waiting courses', async ({ client, assert }) => {
    const { telephone, idCard, userId } = await importedLearner()
    const courseId = await course({ type: 1 })
    await client
      .post('/api/admin/user-courses/assign')
      .as(admin)
      .json({ courseId, phones: telephone, genLiveCode: false })
    const owned = () => db.from('user_courses').where({ user_id: userId, course_id: courseId })
    assert.lengthOf(await owned(), 0)

    await signIn(client, telephone, await sentCode(client, telephone), lastSixOf(idCard))

    assert.lengthOf(await owned(), 1)
  })

  test('five wrong attempts lock the account for every device', async ({ client, assert }) => {
    const { telephone, idCard, userId } = await typedLearner(client, admin)
    const code = await sentCode(client, telephone)
    const wrong = wrongSixOf(idCard)

    const sentences = []
    for (let attempt = 1; attempt <= 5; attempt++) {
      const answer = await signIn(client, telephone, code, wrong).header('x-forwarded-for', `203.0.${attempt}.7`)
      assert.equal(answer.body().errors[0].field, 'idCardLastSix')
      sentences.push(answer.body().errors[0].msg)
    }
    const right = await signIn(client, telephone, code, lastSixOf(idCard)).header('x-forwarded-for', '198.51.100.7')

    assert.deepEqual(sentences, [...Array(4).fill(idCardCheckFailures.wrong), idCardCheckFailures.locked])
    right.assertStatus(429)
    assert.equal(right.body().msg, idCardCheckFailures.locked)
    const logs = await db.from('login_logs').where('user_id', userId).orderBy('id')
    assert.deepEqual(
      logs.map(({ event, reason }) => [event, reason]),
      [...Array(4).fill(['login', 'idCard']), ['lock', 'idCard']]
    )

    await unlockAccount(await User.findWithRoles(userId))
    assert.equal((await signIn(client, telephone, code, lastSixOf(idCard))).body().user.userId, userId)
  })

  test('an invalid last six is refused at its field', async ({ client, assert }) => {
    const { telephone } = await typedLearner(client, admin)

    const answer = await signIn(client, telephone, await sentCode(client, telephone), '12345')

    assert.containSubset(answer.body().errors, [{ field: 'idCardLastSix', msg: idCardCheckMessages.format }])
  })

  test('strangers and unverified contacts without ID number get one response', async ({ client, assert }) => {
    const stranger = otherUser()
    const contact = await importedLearner({ hasIdCard: false })
    const unproven = await typedLearner(client, admin)
    const wrongCode = async (telephone: string) => {
      const code = await sentCode(client, telephone)
      return signIn(client, telephone, code === '000000' ? '000001' : '000000', '011234')
    }
    const rightCode = async (telephone: string) => signIn(client, telephone, await codeSentTo(telephone), '011234')

    const answers = [
      await wrongCode(stranger.telephone),
      await wrongCode(contact.telephone),
      await wrongCode(unproven.telephone),
      await rightCode(stranger.telephone),
      await rightCode(contact.telephone),
    ]

    for (const answer of answers) {
      answer.assertStatus(401)
      assert.deepEqual(answer.body(), answers[0]!.body())
    }
  })

  test('two accounts with one contact telephone cannot sign in', async ({ client }) => {
    const [one, other] = [await importedLearner(), await importedLearner()]
    await db.from('users').where('id', other.userId).update({ telephone: one.telephone })

    const answer = await signIn(client, one.telephone, await sentCode(client, one.telephone), lastSixOf(one.idCard))

    answer.assertStatus(401)
  })

  test('a telephone typed without an ID number signs in', async ({ client, assert }) => {
    const { telephone, userId } = await typedLearner(client, admin, { hasIdCard: false })

    const answer = await signIn(client, telephone, await sentCode(client, telephone))

    assert.equal(answer.body().user.userId, userId)
    assert.isFalse((await User.findWithRoles(userId)).telephoneUnproven)
  })

  test('a telephone changed by an admin is unproven', async ({ client, assert }) => {
    const { user } = await createUser()
    const { telephone } = otherUser()
    await client.put(`/api/admin/users/${user.id}`).as(admin).json({ telephone, reason: '学员来电更换号码' })

    const answer = await signIn(client, telephone, await sentCode(client, telephone))

    assert.equal(answer.body().code, IdCardLastSix)
  })

  test('a password reset takes the whole ID number', async ({ client, assert }) => {
    const [guessed, typed] = [await typedLearner(client, admin), await typedLearner(client, admin)]
    const contact = await importedLearner()
    const reset = async (telephone: string, idCard: string, verifyCode: string) => {
      const form = { telephone, idCard, verifyCode, newPassword: 'an open window' }
      return (await client.post('/api/security/reset-password').json(form)).body()
    }
    const codeOf = (telephone: string) => sentCode(client, telephone, SmsPurpose.Reset)
    const isUnproven = async (userId: number) => (await User.findWithRoles(userId)).telephoneUnproven
    const refused = { code: 'error', msg: '身份信息或验证码不正确' }

    await askCode(client, contact.telephone, SmsPurpose.Reset)
    assert.deepEqual(await reset(contact.telephone, contact.idCard, '000000'), refused)
    assert.isEmpty(await new LocalSms().sentTo(contact.telephone))
    const code = await codeOf(guessed.telephone)
    assert.deepEqual(await reset(guessed.telephone, otherUser().idCard, code), refused)
    assert.deepEqual(await reset(typed.telephone, typed.idCard, await codeOf(typed.telephone)), { code: '200' })
    assert.deepEqual([await isUnproven(guessed.userId), await isUnproven(typed.userId)], [true, false])
  })
})

test.group('Simultaneous proofs of a telephone', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.tap((one) => one.tags(['@engine']))

  test('two right attempts open one session', async ({ client, assert }) => {
    const { telephone, idCard, userId } = await importedLearner()
    const code = await sentCode(client, telephone)

    const answers = await Promise.all([1, 2].map(() => signIn(client, telephone, code, lastSixOf(idCard))))

    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 401]
    )
    assert.lengthOf(await db.from('access_tokens').where('tokenable_id', userId), 1)
  })

  test('only five of many wrong attempts are checked', async ({ client, assert }) => {
    const { telephone, idCard, userId } = await importedLearner()
    const code = await sentCode(client, telephone)

    await Promise.all(Array.from({ length: 8 }, () => signIn(client, telephone, code, wrongSixOf(idCard))))

    assert.lengthOf(await db.from('login_logs').where({ user_id: userId, reason: 'idCard' }), 5)
    const right = await signIn(client, telephone, code, lastSixOf(idCard))
    right.assertStatus(429)
  })

  test('a registration with the telephone wins over the contact', async ({ client, assert }) => {
    const { telephone, idCard, userId } = await importedLearner()
    const code = await sentCode(client, telephone)
    const heir = await createUser()
    await heir.user.merge({ telephone, telephoneKey: telephone, loginName: telephone }).save()

    const answer = await signIn(client, telephone, code, lastSixOf(idCard))

    assert.equal(answer.body().user.userId, heir.user.id)
    assert.isNull((await User.findWithRoles(userId)).telephoneKey)
  })
})
