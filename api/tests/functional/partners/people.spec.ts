import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { maskName, maskTelephone } from '#core/shared_rules'
import { now } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import { centre, telephones } from '#tests/functional/learning/seats/training_centre'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

const idsOf = (people: { id: number }[]) => people.map(({ id }) => id)
const sorted = (...people: CreatedUser[]) => people.map(({ user }) => user.id).toSorted((one, other) => one - other)

test.group('People of a partner', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  const list = async (client: ApiClient, key: string, query = {}) =>
    (await callWith(client, key, '/people').qs(query)).body()
  const lookUp = (client: ApiClient, key: string, body: object) =>
    callWith(client, key, '/people/lookups', 'POST').json(body)

  /** A centre with a seat for one learner, and the verified organisation of its owner with another one. */
  async function centreWithPeople(client: ApiClient) {
    const [own, seated, member] = [await centre(), await createUser(), await createUser()]
    const { key } = await keyOf(own)
    const [waiting] = telephones(1)
    await callWith(client, key, `/orders/${own.orderNo}/lines/${own.itemId}/seats`, 'POST').json({
      telephones: [seated.user.telephone!, waiting],
    })
    const organisationId = await organisationOf(own.user)
    await memberOf(organisationId, member.user)
    return { own, seated, member, key, organisationId }
  }

  test('a centre reads the people of its seats and organisation in pages', async ({ client, assert }) => {
    const { own, seated, member, key } = await centreWithPeople(client)
    await createUser()
    const { data, nextCursor } = await list(client, key)
    assert.deepEqual(idsOf(data), sorted(own, seated, member))
    assert.isNull(nextCursor)
    const { id, userName, telephone } = seated.user
    const shown = { id, externalId: null, name: maskName(userName), telephone: maskTelephone(telephone!) }
    assert.deepInclude(data, shown)

    const first = await list(client, key, { limit: 2 })
    assert.lengthOf(first.data, 2)
    const second = await list(client, key, { limit: 2, cursor: first.nextCursor })
    assert.deepEqual(idsOf([...first.data, ...second.data]), idsOf(data))
    assert.isNull(second.nextCursor)
  })

  test('members of an unverified organisation and closed accounts are absent', async ({ client, assert }) => {
    const { own, seated, key, organisationId } = await centreWithPeople(client)
    await db.from('organisations').where('id', organisationId).update({ state: 'closed', verified_key: null })
    assert.deepEqual(idsOf((await list(client, key)).data), sorted(seated))
    await seated.user.merge({ deletedAt: now() }).save()
    assert.isEmpty((await list(client, key)).data)
    assert.isEmpty((await list(client, (await keyOf(own, { kind: 'academy' })).key)).data)
  })

  test('a centre looks up its people by a number', async ({ client, assert }) => {
    const { seated, member, key } = await centreWithPeople(client)
    assert.equal((await lookUp(client, key, { idCard: seated.idCard })).body().id, seated.user.id)
    assert.equal((await lookUp(client, key, { telephone: member.user.telephone })).body().id, member.user.id)
  })

  test('a stranger and a number of nobody give the same 404', async ({ client, assert }) => {
    const [{ key }, stranger] = [await centreWithPeople(client), await createUser()]
    const [unused] = telephones(1, 5)
    const problems = await Promise.all(
      [
        { idCard: stranger.idCard },
        { telephone: stranger.user.telephone },
        { telephone: unused },
        { externalId: '9' },
      ].map(async (body) => {
        const response = await lookUp(client, key, body)
        const { requestId, ...problem } = response.body()
        return problem
      })
    )
    for (const problem of problems) assert.deepEqual(problem, problems[0])
    assert.include(problems[0], { status: 404, code: 'not-found' })
  })

  test('a lookup takes one number, and wrong ones are named by field', async ({ client, assert }) => {
    const { key } = await keyOf(await createUser())
    const fieldsOf = async (body: object) => {
      const { status, errors } = (await lookUp(client, key, body)).body()
      return [status, errors[0].field]
    }
    assert.deepEqual(await fieldsOf({}), [422, 'externalId'])
    assert.deepEqual(await fieldsOf({ externalId: 'HR-1', telephone: telephones(1)[0] }), [422, 'externalId'])
    assert.deepEqual(await fieldsOf({ externalId: telephones(1)[0] }), [422, 'externalId'])
    assert.deepEqual(await fieldsOf({ idCard: '370102198803120170' }), [422, 'idCard'])
    assert.deepEqual(await fieldsOf({ telephone: '1380' }), [422, 'telephone'])
  })

  test('an academy reads the people to whom it opened courses', async ({ client, assert }) => {
    const [owner, learner, courseId] = [await createUser(), await createUser(), await course()]
    await centreWithPeople(client)
    const { key } = await keyOf(owner, { kind: 'academy' })
    const own = await organisationOf(owner.user)
    await memberOf(own, (await createUser()).user)
    const body = { courseId, telephones: [learner.user.telephone!, ...telephones(1, 8)] }
    await callWith(client, key, '/entitlements', 'POST').json(body)
    assert.deepEqual(idsOf((await list(client, key)).data), sorted(learner))
    assert.equal((await lookUp(client, key, { idCard: learner.idCard })).body().id, learner.user.id)
  })
})
