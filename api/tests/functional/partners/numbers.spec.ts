import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { rates } from '#config/rate_limits'
import { maskName } from '#core/shared_rules'
import { now, toRfc3339 } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { insertIssueRow, issueOf, uploadedCertificate } from '#tests/factories/issues'
import * as hours from '#tests/functional/certificates/learners_with_hours'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

const why = '核对上传的身份证号'

const reveal = (client: ApiClient, key: string, id: number, reason?: string) => {
  const request = callWith(client, key, `/people/${id}/reveals`, 'POST')
  return reason === undefined ? request : request.header('x-reason', encodeURIComponent(reason))
}

test.group('Whole numbers for an authority', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('an authority reads the numbers of a person with an upload', async ({ client, assert }) => {
    await hours.emptyRegistry()
    const [learner, stranger] = [await hours.createLearnerWithHours(), await createUser()]
    await hours.upload(client, learner)
    const { key, account } = await keyOf(await createUser(), { kind: 'authority' })
    const { id, userName, telephone } = learner.user
    const shown = { id, name: maskName(userName), idCard: learner.idCard, telephone }
    assert.deepEqual((await reveal(client, key, id, why)).body(), shown)
    const entry = await db.from('audit_logs').where('action', 'user.reveal').firstOrFail()
    assert.include(entry, { object: `user:${id}`, reason: why, actor_id: account.userId })
    assert.deepEqual(JSON.parse(entry.after), { field: ['idCard', 'telephone'], accountName: account.accountName })

    for (const other of [stranger.user.id, 999_999]) {
      assert.equal((await reveal(client, key, other, why)).status(), 404)
    }
    for (const reason of [undefined, '', '..', '测'.repeat(201)]) {
      const problem = (await reveal(client, key, id, reason)).body()
      assert.include(problem, { status: 422, code: 'invalid-fields' })
      assert.equal(problem.errors[0].field, 'X-Reason')
    }
    assert.lengthOf(await db.from('audit_logs').where('action', 'user.reveal'), 1)
    assert.deepInclude(rates.partnerReveal, { calls: 60, shared: true, lasting: true })
    const centre = await keyOf(await createUser())
    assert.equal((await reveal(client, centre.key, id, why)).body().code, 'scope-missing')
  })
})

test.group('Certificates for an authority', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('an authority lists printed certificates with masked names', async ({ client, assert }) => {
    const [learner, other] = [await createUser(), await createUser()]
    const { key } = await keyOf(await createUser(), { kind: 'authority' })
    const issue = await issueOf(learner.user.id, [(await uploadedCertificate(learner.user.id)).certificateId])
    await insertIssueRow(other.user.id, (await uploadedCertificate(other.user.id)).certificateId, '2020-01-01 02:00:00')
    const list = async (query = {}) => (await callWith(client, key, '/certificates').qs(query)).body()

    const [first] = (await list()).data
    assert.include(first, { number: issue.issueNo, state: 'valid', revokedAt: null, supersededBy: null })
    assert.deepEqual(first.person, { id: learner.user.id, externalId: null, name: maskName(learner.user.userName) })
    const page = await list({ limit: 1 })
    assert.lengthOf((await list({ limit: 1, cursor: page.nextCursor })).data, 1)
    const since = toRfc3339(now().minus({ hours: 1 }))
    assert.lengthOf((await list({ updatedSince: since })).data, 1)
    await db.from('certificate_issues').where('user_id', other.user.id).update({ revoked_at: '2999-01-01 00:00:00' })
    assert.lengthOf((await list({ updatedSince: since })).data, 2)

    const centre = await keyOf(await createUser())
    assert.equal((await callWith(client, centre.key, '/certificates')).body().code, 'scope-missing')
  })
})
