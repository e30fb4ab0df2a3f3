import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import User from '#accounts/user'
import { learnerMessages } from '#accounts/learners/terms'
import { maskName, maskTelephone } from '#core/shared_rules'
import { peopleMessages as messages } from '#partners/v1/people/terms'
import { createUser, otherUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { exchangeFolder, peopleFile, previewAndImport } from '#tests/functional/transfer/exchange'
import { brokenInvariants } from '#tests/invariants'

const add = (client: ApiClient, key: string, body: object, idempotencyKey = 'one') =>
  callWith(client, key, '/people', 'POST').header('idempotency-key', idempotencyKey).json(body)

const userName = '周若谷'

test.group('People that an academy adds', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(() => async () => {
    const broken = await brokenInvariants(db.connection())
    if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
  })

  const academy = async () => keyOf(await createUser(), { kind: 'academy' })
  const actionsOf = async () => (await db.from('audit_logs').orderBy('id')).map(({ action }) => action)

  test('an academy creates a person once, and finds her by all numbers', async ({ client, assert }) => {
    const { key } = await academy()
    const { telephone, idCard } = otherUser()
    const body = { externalId: 'HR-7', userName, telephone, idCard }
    const added = (await add(client, key, body)).body()
    assert.include(added, { externalId: 'HR-7', name: maskName(userName), telephone: maskTelephone(telephone) })
    for (const idempotencyKey of ['one', 'two']) {
      assert.deepEqual((await add(client, key, body, idempotencyKey)).body(), added)
    }
    const user = await User.findOrFail(added.id)
    assert.include(user.$attributes, { userName, telephoneKey: telephone, passwordHash: '!' })
    assert.isTrue(user.telephoneUnproven)
    assert.deepEqual(await actionsOf(), ['user.create', 'user.link'])
    for (const lookup of [{ externalId: 'HR-7' }, { idCard }, { telephone }]) {
      assert.deepEqual((await callWith(client, key, '/people/lookups', 'POST').json(lookup)).body(), added)
    }
    assert.deepEqual((await callWith(client, key, '/people')).body().data, [added])
  })

  test('an existing learner is linked and stays unchanged', async ({ client, assert }) => {
    const { key } = await academy()
    const { user, idCard } = await createUser()
    await user.merge({ telephone: null, telephoneKey: null, loginName: 'i-test' }).save()
    const { telephone } = otherUser()
    const body = { externalId: 'HR-8', userName: user.userName, idCard, telephone }
    const added = (await add(client, key, body)).body()
    assert.deepEqual(added, { id: user.id, externalId: 'HR-8', name: maskName(user.userName), telephone: null })
    assert.isNull((await User.findOrFail(user.id)).telephone)
    assert.deepEqual(await actionsOf(), ['user.link'])
    const other = await academy()
    assert.isEmpty((await callWith(client, other.key, '/people')).body().data)
  })

  test('a number of somebody else is refused without a name, and audited', async ({ client, assert }) => {
    const { key } = await academy()
    const { user, idCard } = await createUser()
    const problemOf = async (body: object) =>
      (await add(client, key, { externalId: 'HR-9', userName, ...body }, Object.keys(body)[0] ?? 'none')).body()
    const byIdCard = await problemOf({ idCard })
    assert.include(byIdCard, { status: 422, code: 'other-person', detail: messages.otherPerson })
    assert.equal(byIdCard.errors[0].field, 'idCard')
    assert.equal((await problemOf({ telephone: user.telephone })).errors[0].field, 'telephone')
    assert.deepEqual(await actionsOf(), ['user.refuse-new', 'user.refuse-new'])
    assert.isEmpty(await db.from('import_links'))
    assert.include((await problemOf({})).errors[0], { field: 'telephone', detail: learnerMessages.oneNumber })
  })

  test('an external id names one person, and a person has one', async ({ client, assert }) => {
    const { key } = await academy()
    const [one, two] = [otherUser(), otherUser()]
    await add(client, key, { externalId: 'HR-1', userName, ...one }, '1')
    const taken = (await add(client, key, { externalId: 'HR-1', userName, ...two }, '2')).body()
    assert.include(taken.errors[0], { field: 'externalId', detail: messages.idOfOther })
    const second = (await add(client, key, { externalId: 'HR-2', userName, ...one }, '3')).body()
    assert.include(second.errors[0], { field: 'externalId', detail: messages.otherId('HR-1') })
    assert.lengthOf(await db.from('import_links'), 1)
    assert.isNull(await db.from('users').where('telephone', two.telephone).first())
  })

  test('two simultaneous calls with one ID number add one person', async ({ client, assert }) => {
    const [one, two] = [await academy(), await academy()]
    const { idCard } = otherUser()
    const body = { externalId: 'HR-1', userName, idCard }
    const answers = await Promise.all([
      add(client, one.key, body, '1'),
      add(client, one.key, body, '2'),
      add(client, two.key, body, '3'),
    ])
    assert.lengthOf([...new Set(answers.map((answer) => answer.body().id))], 1)
    assert.lengthOf(await db.from('users').where('user_name', userName), 1)
    assert.lengthOf(await db.from('import_links'), 2)
  })

  test('two simultaneous calls with one external id link one person', async ({ client, assert }) => {
    const { key } = await academy()
    const people = [otherUser(), otherUser()]
    const answers = await Promise.all(
      people.map((person, at) => add(client, key, { externalId: 'HR-1', userName, ...person }, String(at)))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 422]
    )
    assert.lengthOf(await db.from('users').where('user_name', userName), 1)
  })

  test('a later import with the ids of the academy joins the person', async ({ client, assert, cleanup }) => {
    const { key, account } = await academy()
    const { telephone } = otherUser()
    const { id } = (await add(client, key, { externalId: 'HR-1', userName, telephone })).body()
    const manifest = { format: 'zhuxue-exchange', version: 1, source: `svc-${account.id}`, sourceName: '人事系统' }
    const files = {
      'manifest.json': JSON.stringify({ ...manifest, files: [] }),
      'people.csv': peopleFile([{ id: 'HR-1', name: userName, telephone }]),
    }
    await previewAndImport(cleanup, await exchangeFolder(cleanup, files))
    const [link] = await db.from('import_links')
    assert.equal(link.row_id, id)
    assert.isNotNull(link.run_id)
    assert.lengthOf(await db.from('users').where('user_name', userName), 1)
  })

  test('an academy opens a course for its people by id', async ({ client, assert }) => {
    const { key } = await academy()
    const [courseId, stranger] = [await course(), await createUser()]
    const { telephone, idCard } = otherUser()
    const { id } = (await add(client, key, { externalId: 'HR-1', userName, telephone }, '1')).body()
    await add(client, key, { externalId: 'HR-2', userName: '孟晓琳', idCard }, '2')
    const grant = async (body: object) =>
      (await callWith(client, key, '/entitlements', 'POST').json({ courseId, ...body })).body()

    const { results } = await grant({ personIds: [id, stranger.user.id], externalIds: ['HR-1', 'HR-2', 'HR-3'] })
    assert.deepEqual(
      results.map(({ personId, externalId, result }: Record<string, unknown>) => [personId ?? externalId, result]),
      [
        [id, 'granted'],
        [stranger.user.id, 'not-found'],
        ['HR-1', 'granted'],
        ['HR-2', 'no-telephone'],
        ['HR-3', 'not-found'],
      ]
    )
    const [granted] = (await callWith(client, key, '/entitlements')).body().data
    assert.include(granted, { personId: id, externalId: 'HR-1', telephone: maskTelephone(telephone) })
    assert.lengthOf(await db.from('user_courses'), 1)
    assert.equal((await grant({})).errors[0].field, 'telephones')
    assert.equal((await grant({ externalIds: ['HR-1', '@1'] })).errors[0].field, 'externalIds.1')
  })
})
