import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ownedByOrganisations } from '#organisations/owned_by_organisations'
import { remindMembers } from '#organisations/reminders/remind_members'
import { HoursState, organisationMessages as messages, sharingText } from '#organisations/terms'
import type { CurrentUser } from '#core/current_user'
import { Role } from '#core/roles'
import { fromWireTime, setClock } from '#core/time'
import { transaction } from '#core/transaction'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { creditCodes, memberOf, organisationOf } from '#tests/factories/organisations'
import { constructorKind } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { brokenInvariants } from '#tests/invariants'

const root = '/api/user/organisations'
const share = { kinds: ['constructor-2'], version: '1' }

const hours = async (client: ApiClient, id: number, caller: CreatedUser, query: object = {}) =>
  (await client.get(`${root}/${id}/hours`).as(caller).qs(query)).body()

const invite = (client: ApiClient, id: number, caller: CreatedUser, telephones: string) =>
  client.post(`${root}/${id}/members`).as(caller).json({ telephones })

const memberships = async (client: ApiClient, person: CreatedUser) =>
  (await client.get('/api/user/memberships').as(person)).body().memberships

async function learnerWithCycle(client: ApiClient) {
  const learner = await createLearnerWithHours({ available: 720 * 60, total: 720 * 60 })
  const validity = { validFrom: '2026-07-01', validTo: '2029-06-30' }
  const qualification = { kindCode: 'constructor-2', specialties: ['jzgc'], ...validity }
  await client.post('/api/user/qualifications').as(learner).json(qualification)
  await upload(client, learner)
  return learner
}

test.group('Employer', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    setClock(() => fromWireTime('2026-11-25 10:00:00'))
    await constructorKind()
    return () => setClock(null)
  })

  test('an admin verifies a new organisation once per credit code', async ({ client, assert }) => {
    const [owner, admin] = [await createUser(), await createUser(Role.Admin)]
    const form = { organisationName: '济南筑安建设有限公司', creditCode: ` ${creditCodes[0].toLowerCase()} ` }
    const wrong = (
      await client
        .post(root)
        .as(owner)
        .json({ ...form, creditCode: '91370100MA3C0WRQ0X' })
    ).body()
    assert.equal(wrong.msg, messages.codeInvalid)
    const ids = []
    for (let at = 0; at < 2; at++) ids.push((await client.post(root).as(owner).json(form)).body().organisationId)
    assert.equal((await invite(client, ids[0], owner, '13911117777')).body().msg, messages.notVerified)

    const verify = async (id: number, verified = true) => {
      const path = `/api/admin/organisations/${id}/verifications`
      return (await client.post(path).as(admin).json({ verified, reason: '已核对营业执照' })).body().msg
    }
    assert.equal(await verify(ids[0]), messages.saved)
    assert.equal(await verify(ids[1]), messages.codeTaken)
    assert.equal(await verify(ids[1], false), messages.saved)
    const { organisations } = (await client.get(root).as(owner)).body()
    assert.deepEqual(
      organisations.map(({ state }: { state: string }) => state),
      ['verified', 'refused']
    )
    assert.equal((await client.put(`${root}/${ids[0]}`).as(owner).json(form)).body().msg, messages.alreadyVerified)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a closed organisation reads no hours and invites nobody', async ({ client, assert }) => {
    const [owner, admin, learner] = [await createUser(), await createUser(Role.Admin), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    await invite(client, id, owner, `${learner.user.telephone}\n13911117777`)
    const [{ membershipId }] = await memberships(client, learner)
    const own = `/api/user/memberships/${membershipId}`
    await client
      .post(`${own}/acceptances`)
      .as(learner)
      .json({ shares: true, ...share })
    assert.lengthOf((await hours(client, id, owner)).people, 1)
    const close = async (reason = '单位已注销') =>
      (await client.post(`/api/admin/organisations/${id}/closures`).as(admin).json({ reason })).body().msg
    assert.equal(await close(''), messages.whyClosed)
    assert.equal(await close(), messages.closed)
    assert.equal(await close(), messages.changed)
    const { people, figures } = await hours(client, id, owner)
    assert.deepEqual([people, figures.sharing], [[], 0])
    const sharing = await client.put(`${own}/sharing`).as(learner).json(share)
    assert.equal(sharing.body().msg, messages.notSharable)
    assert.equal((await memberships(client, learner))[0].organisationState, 'closed')
    assert.equal((await invite(client, id, owner, '13911118888')).body().msg, messages.notVerified)
    assert.isEmpty(await db.from('organisation_members').where({ organisation_id: id, state: 'invited' }))
    const form = { organisationName: '济南筑安建设有限公司', creditCode: creditCodes[0] }
    assert.equal((await client.put(`${root}/${id}`).as(owner).json(form)).body().msg, messages.alreadyVerified)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('members get 404 on pages, viewers read only', async ({ client, assert }) => {
    const [owner, viewer, member, stranger] = await Promise.all([1, 2, 3, 4].map(() => createUser()))
    const id = await organisationOf(owner.user)
    await memberOf(id, viewer.user, { role: 'viewer' })
    const memberId = await memberOf(id, member.user)
    const statuses = async (person: CreatedUser) => [
      (await client.get(`${root}/${id}/members`).as(person)).status(),
      (await client.get(`${root}/${id}/hours`).as(person)).status(),
      (await client.get(`${root}/${id}/events`).as(person)).status(),
      (await client.get('/api/user/training-centre').as(person).qs({ organisationId: id })).status(),
      (await invite(client, id, person, '13911117777')).status(),
      (await client.post(`${root}/${id}/reminders`).as(person).json({ filter: {} })).status(),
      (await client.delete(`${root}/${id}/members/${memberId}`).as(person)).status(),
    ]
    const [no, yes] = [404, 200]
    assert.deepEqual(await statuses(stranger), [no, no, no, no, no, no, no])
    assert.deepEqual(await statuses(member), [no, no, no, no, no, no, no])
    assert.deepEqual(await statuses(viewer), [yes, yes, yes, yes, no, no, no])
    assert.deepEqual(await statuses(owner), [yes, yes, yes, yes, yes, yes, yes])
  })

  test('invited numbers look alike with and without an account', async ({ client, assert }) => {
    const [owner, known] = [await createUser(), await createUser()]
    const id = await organisationOf(owner.user)
    const unknown = '13911117777'
    const { results } = (await invite(client, id, owner, `${known.user.telephone}\n${unknown}`)).body()
    const neutral = (row: Record<string, unknown>) => ({ ...row, memberId: 0, telephone: '', typed: '' })
    assert.deepEqual(neutral(results[0]), neutral(results[1]))

    const [invitation] = await memberships(client, known)
    await client.post(`/api/user/memberships/${invitation.membershipId}/refusals`).as(known)
    assert.deepEqual(await memberships(client, known), [])
    const { members } = (await client.get(`${root}/${id}/members`).as(owner).qs({ state: 'invited' })).body()
    assert.deepEqual(neutral(members[0]), neutral(members[1]))
    assert.lengthOf(await db.from('sms_notices').where('notice', 'organisation-invitation'), 2)
    const again = (await invite(client, id, owner, unknown)).body()
    assert.equal(again.results[0].result, 'already')
  })

  test('hours are shown while the member shares them', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    await invite(client, id, owner, learner.user.telephone!)
    const [{ membershipId }] = await memberships(client, learner)
    const own = `/api/user/memberships/${membershipId}`
    const accept = (body: object) => client.post(`${own}/acceptances`).as(learner).json(body)
    const old = (await accept({ shares: true, ...share, version: '0' })).body()
    assert.equal(old.msg, messages.textChanged)
    await accept({ shares: false, ...share })
    assert.deepEqual((await hours(client, id, owner)).people, [])

    await client.put(`${own}/sharing`).as(learner).json(share)
    const { people, figures } = await hours(client, id, owner)
    assert.lengthOf(people, 1)
    const { cycles } = (await client.get('/api/user/education-cycles').as(learner)).body()
    const [{ minutesPerHour, targets, applyUntil }] = cycles
    const [required, elective] = targets
    assert.deepEqual(
      [people[0].requiredDone, people[0].requiredNeeded, people[0].electiveDone, people[0].electiveNeeded],
      [required, required, elective, elective].map(
        (target, at) => (at % 2 ? target.targetMinutes : target.countedMinutes) / minutesPerHour
      )
    )
    assert.equal(people[0].applyUntil, applyUntil)
    assert.equal(people[0].requiredDone + people[0].electiveDone, 18)
    assert.include(figures, { members: 2, sharing: 1, notSharing: 1, studying: 1 })

    const stopped = (
      await client
        .put(`${own}/sharing`)
        .as(learner)
        .json({ ...share, kinds: [] })
    ).body()
    assert.equal(stopped.msg, messages.stopped)
    assert.deepEqual((await hours(client, id, owner)).people, [])
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a member who leaves is out of the hours at once', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
    const membershipId = await memberOf(id, learner.user, { kindIds: [kindId] })
    assert.lengthOf((await hours(client, id, owner)).people, 1)
    assert.equal((await client.delete(`/api/user/memberships/${membershipId}`).as(learner)).body().msg, messages.left)
    assert.deepEqual((await hours(client, id, owner)).people, [])
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('answers to an organisation hold no other fields', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
    await memberOf(id, learner.user, { kindIds: [kindId] })
    const { people } = await hours(client, id, owner)
    const shown = 'applyUntil,department,electiveDone,electiveNeeded,hoursState,kindName,memberId,requiredDone'
    assert.equal(
      Object.keys(people[0]).sort().join(),
      `${shown},requiredNeeded,specialtyName,telephone,userName,validTo`
    )
    const { members } = (await client.get(`${root}/${id}/members`).as(owner)).body()
    const row = 'department,invitedTime,joinedTime,listedName,memberId,memberRole,ownerOffered,sharedKinds,state'
    assert.equal(Object.keys(members[1]).sort().join(), `${row},telephone,userName`)
    assert.notInclude(sharingText, '必须')
  })

  test('a member reads who saw and downloaded the hours', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
    const membershipId = await memberOf(id, learner.user, { kindIds: [kindId] })
    await hours(client, id, owner)
    await hours(client, id, owner)
    const file = await client.get(`${root}/${id}/hours-export`).as(owner)
    file.assertStatus(200)
    const { readings } = (await client.get(`/api/user/memberships/${membershipId}/readings`).as(learner)).body()
    assert.deepEqual(
      readings.map(({ readingKind }: { readingKind: string }) => readingKind),
      ['downloaded', 'seen']
    )
    const { events } = (await client.get(`${root}/${id}/events`).as(owner)).body()
    assert.include(events[0], { eventKind: 'downloaded', people: 1 })
  })

  test('filters and figures of hours agree with the goal', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
    await memberOf(id, learner.user, { kindIds: [kindId], department: '工程部' })
    const total = async (query: object) => (await hours(client, id, owner, query)).total
    assert.deepEqual(
      [
        await total({ department: '工程部' }),
        await total({ department: '财务部' }),
        await total({ state: 'studying' }),
        await total({ state: 'due' }),
        await total({ dueBefore: '2029-05-31' }),
        await total({ dueBefore: '2029-05-30' }),
      ],
      [1, 0, 1, 0, 1, 0]
    )
    const goal = { department: '工程部', kindCode: 'constructor-2', dueOn: '2026-12-31' }
    assert.equal((await client.post(`${root}/${id}/goals`).as(owner).json(goal)).body().code, '200')
    assert.equal((await client.post(`${root}/${id}/goals`).as(owner).json(goal)).body().msg, messages.goalExists)
    const { goals } = (await client.get(`${root}/${id}/goals`).as(owner)).body()
    assert.include(goals[0], { people: 1, finished: 0, dueOn: '2026-12-31' })
  })

  test('a member is reminded once in seven days', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
    await memberOf(id, learner.user, { kindIds: [kindId] })
    const form = { filter: { state: HoursState.Studying } }
    const currentUser = { id: owner.user.id } as CurrentUser
    const remind = () => transaction((trx) => remindMembers(trx, currentUser, id, form))
    assert.include(await remind(), { reminded: 1, bySms: 1 })
    assert.include(await remind(), { reminded: 0, bySms: 0, skipped: 1 })
    setClock(() => fromWireTime('2026-12-02 10:00:01'))
    assert.include(await remind(), { reminded: 1, bySms: 1 })
    const rows = await db.from('messages').where({ user_id: learner.user.id, kind: 'organisationReminded' })
    assert.lengthOf(rows, 2)
  })

  test('the last owner cannot leave, a new one must accept', async ({ client, assert }) => {
    const [owner, next] = [await createUser(), await createUser()]
    const id = await organisationOf(owner.user)
    const memberId = await memberOf(id, next.user, { role: 'manager' })
    const [{ membershipId }] = await memberships(client, owner)
    const leave = async () => (await client.delete(`/api/user/memberships/${membershipId}`).as(owner)).body().msg
    assert.equal(await leave(), messages.lastOwner)
    const offer = { memberRole: 'owner', department: '' }
    const answer = (await client.put(`${root}/${id}/members/${memberId}`).as(owner).json(offer)).body()
    assert.equal(answer.msg, messages.ownerOffered)
    assert.equal(await leave(), messages.lastOwner)
    await client.post(`/api/user/memberships/${memberId}/ownership`).as(next)
    assert.equal(await leave(), messages.left)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  })

  test('a closed account leaves its organisation without number and name', async ({ client, assert }) => {
    const [owner, learner] = [await createUser(), await learnerWithCycle(client)]
    const id = await organisationOf(owner.user)
    const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
    const membershipId = await memberOf(id, learner.user, { kindIds: [kindId] })
    const { id: userId, loginName, telephone } = learner.user
    await transaction((trx) => ownedByOrganisations.erase!(trx, { id: userId, loginName, telephone }))
    assert.deepEqual((await hours(client, id, owner)).people, [])
    const row = await db.from('organisation_members').where('id', membershipId).firstOrFail()
    assert.include(row, { telephone: '已注销', state: 'left', live_key: null })
  })
})
