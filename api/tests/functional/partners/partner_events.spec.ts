import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { fromWireTime, setClock } from '#core/time'
import { transaction } from '#core/transaction'
import OrganisationMember from '#organisations/organisation_member'
import { stopSharing } from '#organisations/share_hours'
import type ServiceAccount from '#partners/service_account'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import { constructorKind } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { brokenInvariants } from '#tests/invariants'

const qualification = {
  kindCode: 'constructor-2',
  specialties: ['jzgc'],
  validFrom: '2026-07-01',
  validTo: '2029-06-30',
}

async function eventsOf({ id }: ServiceAccount) {
  const rows = await db.from('webhook_events').where('service_account_id', id).orderBy('id')
  return rows.map((row) => ({ type: row.event_type, data: JSON.parse(row.payload) }))
}
const typesOf = async (account: ServiceAccount) => (await eventsOf(account)).map(({ type }) => type)

test.group('Hours for systems of partners', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let kindId: number
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    setClock(() => fromWireTime('2026-11-29 10:00:00'))
    kindId = await constructorKind()
    return async () => {
      setClock(null)
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  async function learnerWithCycle(client: ApiClient) {
    const learner = await createLearnerWithHours({ available: 720 * 60, total: 720 * 60 })
    await client.post('/api/user/qualifications').as(learner.token).json(qualification)
    return learner
  }
  async function employerOf(learner: CreatedUser, kindIds: number[]) {
    const owner = await createUser()
    const organisationId = await organisationOf(owner.user)
    const memberId = await memberOf(organisationId, learner.user, { kindIds })
    return { ...(await keyOf(owner)), memberId }
  }

  test('an employer gets the hours that a member shares', async ({ client, assert }) => {
    const learner = await learnerWithCycle(client)
    const sharing = await employerOf(learner, [kindId])
    const without = await employerOf(learner, [])
    const { account: stranger } = await keyOf(await createUser())
    await upload(client, learner)

    const [event] = await eventsOf(sharing.account)
    assert.equal(event.type, 'hours.confirmed')
    assert.include(event.data, { subject: 'jzgc', required: true, courseId: learner.courseId, uploadedSeconds: 43_200 })
    assert.equal(event.data.person.id, learner.user.id)
    assert.include(event.data.person.telephone, '****')
    assert.notInclude(JSON.stringify(event.data), learner.user.telephone!)
    assert.isEmpty(await eventsOf(without.account))
    assert.isEmpty(await eventsOf(stranger))
  })

  test('an employer gets nothing after the member stops sharing', async ({ client, assert }) => {
    const learner = await learnerWithCycle(client)
    const { account, memberId } = await employerOf(learner, [kindId])
    await upload(client, learner)
    await transaction(async (trx) => {
      const member = await OrganisationMember.findOrFail(memberId, { client: trx })
      await stopSharing(trx, member, learner.user.id)
    })
    const { id } = await db.from('hour_uploads').where('user_id', learner.user.id).firstOrFail()
    const admin = await createUser(Role.Admin)
    await client.post(`/api/admin/revert-upload-hours/${id}`).as(admin).json({ reason: '报错专业' })
    assert.deepEqual(await typesOf(account), ['hours.confirmed'])
  })

  test('an authority gets the hours of all learners', async ({ client, assert }) => {
    const learner = await learnerWithCycle(client)
    const { account, key } = await keyOf(await createUser(), { kind: 'authority' })
    await upload(client, learner)
    const { id } = await db.from('hour_uploads').where('user_id', learner.user.id).firstOrFail()
    const admin = await createUser(Role.Admin)
    await client.post(`/api/admin/revert-upload-hours/${id}`).as(admin).json({ reason: '报错专业' })

    assert.deepEqual(await typesOf(account), ['hours.confirmed', 'hours.reverted'])
    assert.equal((await eventsOf(account))[1].data.reason, '报错专业')
    const uploads = (await callWith(client, key, '/hour-uploads')).body().data
    assert.include(uploads[0], { subject: 'jzgc', state: 'reverted', uploadedSeconds: 43_200 })
    assert.notInclude(JSON.stringify(uploads), learner.user.userName)
  })
})
