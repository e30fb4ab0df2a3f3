import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { now, setClock } from '#core/time'
import { password, createUser, type CreatedUser } from '#tests/factories/accounts'
import { lastAuditEntry } from '../admin_requests.js'
import { Authenticator } from './authenticator.js'
import { answerWithCode, enrol, requests, requireFor, signIn } from './requests.js'

async function begin(client: ApiClient, made: CreatedUser) {
  const { post } = requests(client, made)
  return (await post('passkey-options', { currentPassword: password })).body()
}

async function register(client: ApiClient, made: CreatedUser, key: Authenticator, name = '办公室') {
  const { challengeId, options } = await begin(client, made)
  const response = key.create(options)
  return requests(client, made).post('passkeys', { challengeId, passkeyName: name, response })
}

/** An admin with one passkey. */
async function adminWithPasskey(client: ApiClient) {
  const [admin, key] = [await createUser(Role.Admin), new Authenticator()]
  const answer = await register(client, admin, key)
  const { passkey, recoveryCodes } = answer.body()
  return { ...admin, key, recoveryCodes, passkeyId: passkey.passkeyId }
}

async function askOptions(client: ApiClient, challengeId?: string) {
  return (await client.post('/api/security/login/passkey-options').json({ challengeId })).body()
}

function answer(client: ApiClient, challengeId: string, response: object) {
  return client.post('/api/security/login/passkey').json({ challengeId, response })
}

test.group('Passkey registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('the password is required and the public address is named', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const { post } = requests(client, admin)

    const bare = await post('passkey-options', {})
    const begun = await post('passkey-options', { currentPassword: password })

    assert.include(bare.body().errors[0], { field: 'currentPassword' })
    assert.equal(begun.body().options.rp.id, 'localhost')
    assert.equal(begun.body().options.user.name, admin.user.loginName)
  })

  test('the first passkey comes with recovery codes, audited', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)

    const first = await register(client, admin, new Authenticator(), '办公室电脑')
    const second = await register(client, admin, new Authenticator(), '手机')

    assert.lengthOf(first.body().recoveryCodes, 10)
    assert.isNull(second.body().recoveryCodes)
    const { secondFactor } = (await requests(client, admin).show()).body()
    assert.deepEqual(
      secondFactor.passkeys.map((one: { passkeyName: string }) => one.passkeyName),
      ['办公室电脑', '手机']
    )
    const entry = await lastAuditEntry()
    assert.equal(entry.action, 'user.add-passkey')
    assert.equal(entry.after, '{"passkey":"手机"}')
  })

  test('responses for another site, challenge or user are rejected', async ({ client, assert }) => {
    const [admin, other] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    const behaviours = [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { challenge: Buffer.from('another').toString('base64url') },
    ]

    for (const behaviour of behaviours) {
      const { challengeId, options } = await begin(client, admin)
      const response = new Authenticator().create(options, behaviour)
      const form = { challengeId, passkeyName: '钥匙', response }
      const refused = await requests(client, admin).post('passkeys', form)
      assert.equal(refused.body().msg, '通行密钥验证失败，请重试', JSON.stringify(behaviour))
    }
    const { challengeId, options } = await begin(client, admin)
    const response = new Authenticator().create(options)
    const form = { challengeId, passkeyName: '钥匙', response }
    ;(await requests(client, other).post('passkeys', form)).assertStatus(404)
    assert.isEmpty(await db.from('passkeys'))
  })

  test('a passkey belongs to one user', async ({ client, assert }) => {
    const [admin, other] = [await adminWithPasskey(client), await createUser(Role.Admin)]

    const twice = await register(client, other, admin.key)

    assert.equal(twice.body().msg, '这个通行密钥已经登记过')
  })

  test('a passkey satisfies the requirement', async ({ client, assert, cleanup }) => {
    cleanup(requireFor('admins'))
    const admin = await createUser(Role.Admin)
    await register(client, admin, new Authenticator())

    assert.equal((await requests(client, admin).users()).body().code, '200')
  })

  test('a passkey can be renamed, and removed with the password', async ({ client, assert }) => {
    const admin = await adminWithPasskey(client)
    const { put, post } = requests(client, admin)
    const path = `passkeys/${admin.passkeyId}`

    const renamed = await put(path, { passkeyName: '家里' })
    const nameless = await put(path, { passkeyName: ' ' })
    const bare = await post(`${path}/removals`, {})
    const removed = await post(`${path}/removals`, { currentPassword: password })

    assert.equal(renamed.body().passkey.passkeyName, '家里')
    assert.include(nameless.body().errors[0], { field: 'passkeyName', msg: '请填写名称' })
    assert.include(bare.body().errors[0], { field: 'currentPassword' })
    assert.equal(removed.body().code, '200')
    assert.equal((await lastAuditEntry()).before, '{"passkey":"家里"}')
    assert.equal((await signIn(client, admin)).body().code, '200')
    assert.isEmpty(await db.from('recovery_codes').where('user_id', admin.user.id))
  })
})

test.group('Passkey sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('a passkey is the second step after the password', async ({ client, assert }) => {
    const admin = await adminWithPasskey(client)

    const first = await signIn(client, admin)
    const { challengeId, options } = await askOptions(client, first.body().challengeId)
    const second = await answer(client, challengeId, admin.key.get(options))

    assert.deepEqual(first.body().methods, { code: true, passkey: true })
    assert.deepEqual(
      options.allowCredentials.map(({ id }: { id: string }) => id),
      [admin.key.id]
    )
    assert.equal(second.body().code, '200')
    const own = requests(client, { token: second.header('authorization')! })
    assert.equal((await own.users()).body().code, '200')
  })

  test('a verifying passkey alone replaces the password', async ({ client, assert }) => {
    const admin = await adminWithPasskey(client)
    const attempt = async (verifiesUser: boolean) => {
      const { challengeId, options } = await askOptions(client)
      assert.equal(options.userVerification, 'required')
      assert.isUndefined(options.allowCredentials?.[0])
      return answer(client, challengeId, admin.key.get(options, { verifiesUser }))
    }

    const absent = await attempt(false)
    const verified = await attempt(true)

    assert.equal(absent.body().msg, '通行密钥验证失败，请重试')
    assert.equal(verified.body().code, '200')
    assert.equal(verified.body().user.userId, admin.user.id)
  })

  test('a passkey alone passes a lock caused by others', async ({ client, assert }) => {
    const admin = await adminWithPasskey(client)
    for (let wrong = 1; wrong <= 5; wrong++) await signIn(client, admin, 'not-it')
    ;(await signIn(client, admin)).assertStatus(429)

    const { challengeId, options } = await askOptions(client)
    const entry = await answer(client, challengeId, admin.key.get(options))

    assert.equal(entry.body().code, '200')
  })

  test('a replayed response is rejected', async ({ client, assert }) => {
    const admin = await adminWithPasskey(client)
    const { challengeId, options } = await askOptions(client)
    const response = admin.key.get(options)
    await answer(client, challengeId, response)
    const next = await askOptions(client)

    const again = await answer(client, challengeId, response)
    const elsewhere = await answer(client, next.challengeId, response)

    assert.equal(again.body().code, 'challenge-expired')
    assert.equal(elsewhere.body().msg, '通行密钥验证失败，请重试')
  })

  test('other sites, late responses and cloned keys are rejected', async ({ client, assert }) => {
    const admin = await adminWithPasskey(client)
    const attempt = async (behaviour = {}) => {
      const { challengeId, options } = await askOptions(client)
      return (await answer(client, challengeId, admin.key.get(options, behaviour))).body()
    }

    assert.equal((await attempt({ origin: 'https://evil.example' })).code, 'error')
    assert.equal((await attempt({ rpId: 'evil.example' })).code, 'error')
    assert.equal((await attempt()).code, '200')
    admin.key.counter = 0
    assert.equal((await attempt()).code, 'error')

    admin.key.counter = 100
    const { challengeId, options } = await askOptions(client)
    const later = now().plus({ minutes: 6 })
    setClock(() => later)
    const late = await answer(client, challengeId, admin.key.get(options))
    assert.equal(late.body().code, 'challenge-expired')
  })

  test('another user’s passkey does not complete a sign-in', async ({ client, assert }) => {
    const [admin, other] = [await adminWithPasskey(client), await adminWithPasskey(client)]
    const { challengeId } = (await signIn(client, admin)).body()
    const { options } = await askOptions(client, challengeId)

    const foreign = await answer(client, challengeId, other.key.get(options))
    const code = await answerWithCode(client, challengeId, admin.recoveryCodes[0])

    assert.equal(foreign.body().code, 'error')
    assert.equal(code.body().code, '200')
  })

  test('disabled users and learners cannot sign in with passkeys', async ({ client, assert }) => {
    const [disabled, demoted] = [await adminWithPasskey(client), await adminWithPasskey(client)]
    await disabled.user.merge({ disabledAt: now() }).save()
    await db.from('user_roles').where('user_id', demoted.user.id).update({ role: 'user' })

    for (const { key } of [disabled, demoted]) {
      const { challengeId, options } = await askOptions(client)
      const refused = await answer(client, challengeId, key.get(options))
      assert.equal(refused.body().code, 'challenge-expired')
    }
  })

  test('a passkey and TOTP can be used side by side', async ({ client, assert }) => {
    const admin = await enrol(client, await adminWithPasskey(client))

    const first = await signIn(client, admin)

    assert.deepEqual(first.body().methods, { code: true, passkey: true })
    assert.lengthOf(admin.recoveryCodes, 10)
  })
})
