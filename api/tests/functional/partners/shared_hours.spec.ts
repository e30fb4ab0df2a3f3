import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { fromWireTime, setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import { constructorKind } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'

test.group('Hours that members share with a partner', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(async () => {
    await emptyRegistry()
    setClock(() => fromWireTime('2026-11-25 10:00:00'))
    return () => setClock(null)
  })

  async function learnerWithCycle(client: ApiClient) {
    const learner = await createLearnerWithHours({ available: 720 * 60, total: 720 * 60 })
    const validity = { validFrom: '2026-07-01', validTo: '2029-06-30' }
    const qualification = { kindCode: 'constructor-2', specialties: ['jzgc'], ...validity }
    await client.post('/api/user/qualifications').as(learner).json(qualification)
    await upload(client, learner)
    return learner
  }

  test('a centre reads hours only while its member shares them', async ({ client, assert }) => {
    await constructorKind()
    const [owner, learner, silent] = [await createUser(), await learnerWithCycle(client), await createUser()]
    const { id: kindId } = await db.from('qualification_kinds').where('code', 'constructor-2').firstOrFail()
    const organisationId = await organisationOf(owner.user)
    const memberId = await memberOf(organisationId, learner.user, { kindIds: [kindId], invitedBy: owner.user.id })
    await memberOf(organisationId, silent.user)
    const { key } = await keyOf(owner)
    const read = (id: number, by = key) => callWith(client, by, `/people/${id}/hours`)

    const [cycle] = (await read(learner.user.id)).body().data
    assert.include(cycle, { lastDay: '2029-06-30', requiredHoursDone: 18 })
    assert.notProperty(cycle, 'userName')
    const reading = { organisation_member_id: memberId, actor_id: owner.user.id, kind: 'seen' }
    assert.include(await db.from('organisation_readings').firstOrFail(), reading)
    assert.isEmpty((await read(silent.user.id)).body().data)
    assert.equal((await read(learner.user.id, (await keyOf(await createUser())).key)).status(), 404)

    await db.from('organisation_shares').delete()
    assert.isEmpty((await read(learner.user.id)).body().data)
    await db.from('organisations').update({ state: 'closed', verified_key: null })
    assert.equal((await read(learner.user.id)).status(), 404)
  })
})
