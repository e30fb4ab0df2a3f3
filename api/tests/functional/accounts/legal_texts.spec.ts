import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { messages } from '#accounts/legal_texts/terms'
import { Role } from '#core/roles'
import { createUser, otherUser } from '#tests/factories/accounts'
import { register, requestCode } from '#tests/functional/accounts/registration/registration_requests'

test.group('Legal texts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const publish = async (client: ApiClient, form: object = {}, token?: string) => {
    const response = await client
      .post('/api/admin/legal-texts')
      .as(token ?? (await createUser(Role.Admin)))
      .json({
        kind: 'agreement',
        content: '<p>第一版</p>',
        changes: '首次发布',
        major: false,
        formerNumber: 0,
        ...form,
      })
    return response.body()
  }
  const toAgree = async (client: ApiClient, token: string) => {
    const response = await client.get('/api/user/profile').as(token)
    return response.body().user.toAgree
  }
  const agree = async (client: ApiClient, token: string, agreedTo: unknown) => {
    const response = await client.post('/api/user/agreements').as(token).json({ agreedTo })
    return response.body()
  }

  test('each published change is a version that remains readable', async ({ client, assert }) => {
    await publish(client, { content: '<p>第一版<script>alert(1)</script></p>' })
    const second = await publish(client, { content: '<p>第二版</p>', formerNumber: 1 })
    assert.equal(second.number, 2)
    const entry = await db.from('audit_logs').where('action', 'legal-text.publish').orderBy('id', 'desc').first()
    assert.equal(entry.reason, '首次发布')

    const current = await client.get('/api/public/legal-texts/agreement')
    assert.include(current.body().legalText, { number: 2, content: '<p>第二版</p>', current: true })
    assert.deepEqual(
      current.body().versions.map((version: { number: number }) => version.number),
      [2, 1]
    )
    const first = await client.get('/api/public/legal-texts/agreement').qs({ number: 1 })
    assert.include(first.body().legalText, { number: 1, content: '<p>第一版</p>', current: false })
    const missing = await client.get('/api/public/legal-texts/agreement').qs({ number: 3 })
    assert.equal(missing.status(), 404)
    const unknown = await client.get('/api/public/legal-texts/cookies')
    assert.equal(unknown.status(), 404)
  })

  test('visitors see which kinds are published', async ({ client, assert }) => {
    const published = async () => (await client.get('/api/public/legal-texts')).body().publishedKinds
    assert.deepEqual(await published(), [])
    await publish(client, { kind: 'licence' })
    await publish(client)
    assert.deepEqual(await published(), ['agreement', 'licence'])
  })

  test('an unchanged, empty or outdated text is rejected', async ({ client, assert }) => {
    await publish(client)
    const answers = [
      await publish(client, { formerNumber: 1 }),
      await publish(client, { content: '<p> </p>', formerNumber: 1 }),
      await publish(client, { content: '<p>另一版</p>', formerNumber: 0 }),
      await publish(client, { content: '<p>另一版</p>', changes: '', formerNumber: 1 }),
    ]
    assert.deepEqual(
      answers.map(({ msg }) => msg),
      [messages.unchanged, messages.contentNeeded, messages.outdated, messages.changesNeeded]
    )
    assert.lengthOf(await db.from('legal_texts'), 1)
  })

  test('registration requires consent and stores the accepted version', async ({ client, assert }) => {
    const { legalTextId } = await publish(client)
    await publish(client, { kind: 'licence' })
    const { telephone, idCard } = otherUser()
    const form = { loginName: telephone, idCard, verifyCode: await requestCode(client, telephone) }

    const refused = await register(client, form)
    refused.assertBodyContains({ errors: [{ field: 'agreedTo', msg: messages.agreementNeeded }] })
    const stale = await register(client, { ...form, agreedTo: [legalTextId + 7] })
    assert.equal(stale.body().msg, messages.agreementChanged)
    assert.isNull(await db.from('users').where('telephone', telephone).first())

    const made = await register(client, { ...form, agreedTo: [legalTextId] })
    made.assertBodyContains({ code: '200' })
    const user = await db.from('users').where('telephone', telephone).first()
    const consents = await db.from('consents').where('user_id', user.id)
    assert.lengthOf(consents, 1)
    assert.include(consents[0], { kind: 'agreement', version: '1', ip: '127.0.0.1' })
  })

  test('only a major change asks for consent again, once', async ({ client, assert }) => {
    const { token, user } = await createUser()
    assert.deepEqual(await toAgree(client, token), [])
    const { legalTextId } = await publish(client)
    assert.lengthOf(await toAgree(client, token), 1)
    assert.equal((await agree(client, token, [])).msg, messages.agreementNeeded)
    assert.equal((await agree(client, token, [legalTextId + 7])).msg, messages.agreementChanged)
    assert.equal((await agree(client, token, [legalTextId])).code, '200')
    assert.equal((await agree(client, token, [legalTextId])).code, '200')
    assert.deepEqual(await toAgree(client, token), [])

    await publish(client, { content: '<p>改错别字</p>', formerNumber: 1 })
    assert.deepEqual(await toAgree(client, token), [])
    await publish(client, { content: '<p>新规则</p>', formerNumber: 2, major: true })
    await publish(client, { content: '<p>新规则。</p>', formerNumber: 3 })
    const [asked] = await toAgree(client, token)
    assert.include(asked, { kind: 'agreement', number: 4 })
    await agree(client, token, [asked.legalTextId])
    assert.deepEqual(await toAgree(client, token), [])

    const response = await client.get(`/api/admin/users/${user.id}/consents`).as(await createUser(Role.Admin))
    assert.deepEqual(
      response.body().rows.map((row: { version: string }) => row.version),
      ['4', '1']
    )
  })

  test('staff are not asked, and the licence needs no consent', async ({ client, assert }) => {
    const [admin, learner] = [await createUser(Role.Admin), await createUser()]
    await publish(client, { kind: 'licence' }, admin.token)
    assert.deepEqual(await toAgree(client, learner.token), [])
    await publish(client, {}, admin.token)
    assert.deepEqual(await toAgree(client, admin.token), [])
    assert.lengthOf(await toAgree(client, learner.token), 1)
  })
})
