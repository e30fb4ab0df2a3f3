import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { cycleMessages, qualificationMessages, ruleMessages } from '#certificates/terms'
import { recomputeCycles } from '#certificates/cycles/recompute_cycles'
import { Role } from '#core/roles'
import { fromWireTime, setClock } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { constructorKind, educationRule } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { brokenInvariants } from '#tests/invariants'

const building = { kindCode: 'constructor-2', specialties: ['jzgc'], validFrom: '2026-07-01', validTo: '2029-06-30' }
const withHours = () => createLearnerWithHours({ available: 720 * 60, total: 720 * 60 })
const reason = '已核对原件'

const add = async (client: ApiClient, { token }: CreatedUser, body: object = {}) => {
  const call = client.post('/api/user/qualifications').as(token)
  return (await call.json({ ...building, ...body })).body().qualificationId as number
}

const post = async (client: ApiClient, admin: CreatedUser, path: string, body: object) =>
  (await client.post(`/api/admin/${path}`).as(admin.token).json(body)).body()

const list = async (client: ApiClient, admin: CreatedUser, query: object = {}) =>
  (await client.get('/api/admin/education-cycles').as(admin.token).qs(query)).body()

const detail = async (client: ApiClient, admin: CreatedUser, id: number) =>
  (await client.get(`/api/admin/education-cycles/${id}`).as(admin.token)).body().cycle

const idsOf = (movable: { hourEntryId: number }[]) => movable.map(({ hourEntryId }) => hourEntryId)

test.group('Cycles for admins', (group) => {
  group.tap((test) => test.tags(['@engine']))
  let admin: CreatedUser
  let kindId: number
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await emptyRegistry()
    setClock(() => fromWireTime('2026-11-29 10:00:00'))
    kindId = await constructorKind()
    admin = await createUser(Role.Admin)
    return async () => {
      setClock(null)
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })

  test('an admin finds cycles by kind, missing hours and last day', async ({ client, assert }) => {
    const learner = await createUser()
    await add(client, learner)
    const found = async (query: object) => (await list(client, admin, query)).total
    assert.equal(await found({ kindId, missing: 'required', cycleStates: 'open', dueBefore: '2029-05-31' }), 1)
    assert.equal(await found({ dueBefore: '2029-05-30' }), 0)
    assert.equal(await found({ cycleStates: 'met' }), 0)
    assert.equal(await found({ userId: learner.user.id, _sort: 'endsOn', _order: 'desc' }), 1)
  })

  test('an admin moves hours from no cycle into one that ended', async ({ client, assert }) => {
    const learner = await withHours()
    assert.equal((await upload(client, learner)).code, '200')
    await add(client, learner, { validFrom: '2023-07-01', validTo: '2026-06-30' })
    const [{ cycleId }] = (await list(client, admin, { userId: learner.user.id })).cycles
    const { movable } = await detail(client, admin, cycleId)
    assert.containSubset(movable, [{ minutes: 360, countsHere: false }])
    const body = { hourEntryIds: idsOf(movable), toCycleId: cycleId, reason }
    assert.equal((await post(client, admin, `education-cycles/${cycleId}/moves`, body)).msg, cycleMessages.moved)
    assert.equal((await post(client, admin, `education-cycles/${cycleId}/moves`, body)).msg, cycleMessages.moveChanged)
    assert.equal((await detail(client, admin, cycleId)).targets[0].countedMinutes, 720)
  })

  test('moved hours stay after the learner corrects the employer', async ({ client, assert }) => {
    const learner = await withHours()
    await upload(client, learner)
    const validity = { validFrom: '2023-07-01', validTo: '2026-06-30' }
    const id = await add(client, learner, validity)
    const [{ cycleId }] = (await list(client, admin, { userId: learner.user.id })).cycles
    const { movable } = await detail(client, admin, cycleId)
    const body = { hourEntryIds: idsOf(movable), toCycleId: cycleId, reason }
    await post(client, admin, `education-cycles/${cycleId}/moves`, body)
    const form = { ...building, ...validity, lockVersion: 1, employerName: '济南泉城市政工程有限公司' }
    await client.put(`/api/user/qualifications/${id}`).as(learner.token).json(form)
    assert.equal((await detail(client, admin, cycleId)).targets[0].countedMinutes, 720)
  })

  test('recounted cycles follow another version of their rule', async ({ client, assert }) => {
    const learner = await createUser()
    await add(client, learner)
    const [{ cycleId }] = (await list(client, admin)).cycles
    const ruleId = await educationRule(kindId, { validFrom: '2027-01-01', requiredHours: 30 })
    const recount = () => post(client, admin, 'education-cycles/recounts', { cycleIds: [cycleId], ruleId, reason })
    assert.equal((await recount()).succeeded, 1)
    assert.equal((await detail(client, admin, cycleId)).targets[0].targetMinutes, 1200)
    assert.equal((await recount()).refused[0].reason, cycleMessages.sameRule)
    const other = await educationRule(await constructorKind('constructor-1'), { validFrom: '2021-01-01' })
    const wrong = { cycleIds: [cycleId], ruleId: other, reason }
    assert.equal(
      (await post(client, admin, 'education-cycles/recounts', wrong)).refused[0].reason,
      cycleMessages.otherKind
    )
  })

  test('confirmed hours of another provider count once', async ({ client, assert }) => {
    const learner = await createUser()
    await add(client, learner)
    const [{ cycleId }] = (await list(client, admin)).cycles
    const hours = { requiredCourse: 1, specialty: 'jzgc', hours: 60, providerName: '省建筑业协会', day: '2026-08-01' }
    const path = `/api/user/education-cycles/${cycleId}/outside-hours`
    const { outsideHoursId } = (await client.post(path).as(learner.token).json(hours)).body()
    const confirm = () => post(client, admin, `outside-hours/${outsideHoursId}/confirmations`, { reason })
    assert.equal((await confirm()).msg, cycleMessages.outsideConfirmed)
    assert.notEqual((await confirm()).code, '200')
    const [target] = (await detail(client, admin, cycleId)).targets
    assert.containSubset(target, { countedMinutes: 2400, selfReportedMinutes: 0, missingMinutes: 0 })
  })

  test('a number is verified for one account only', async ({ client, assert }) => {
    const number = '鲁2372023202600017'
    const [one, other] = [await createUser(), await createUser()]
    const first = await add(client, one, { qualificationNumber: number })
    const second = await add(client, other)
    const verify = (id: number, qualificationNumber = number) =>
      post(client, admin, `qualifications/${id}/verifications`, { lockVersion: 1, qualificationNumber })
    assert.equal((await verify(first, '鲁2372023202600018')).msg, qualificationMessages.otherNumber)
    assert.equal((await verify(first)).msg, qualificationMessages.verified)
    assert.equal((await verify(second)).code, 'number-taken')
  })

  test('a corrected qualification loses its verification, the learner gets a message', async ({ client, assert }) => {
    const learner = await createUser()
    const id = await add(client, learner, { qualificationNumber: '鲁2372023202600017' })
    const verification = { lockVersion: 1, qualificationNumber: '鲁2372023202600017' }
    await post(client, admin, `qualifications/${id}/verifications`, verification)
    const form = { ...building, validTo: '2029-07-31', lockVersion: 2, reason }
    const correct = client.put(`/api/admin/qualifications/${id}`).as(admin.token)
    assert.equal((await correct.json(form)).body().msg, qualificationMessages.corrected)
    const { qualifications } = (await client.get('/api/admin/qualifications').as(admin.token)).body()
    assert.containSubset(qualifications, [
      { qualificationId: id, validTo: '2029-07-31', verifiedDay: null, origin: 'admin' },
    ])
    assert.lengthOf(await db.from('messages').where({ user_id: learner.user.id, kind: 'qualificationChanged' }), 1)
  })

  test('a new version of a rule changes no open cycle', async ({ client, assert }) => {
    await add(client, await createUser())
    const preview = await client
      .get('/api/admin/education-rules/preview')
      .as(admin.token)
      .qs({ kindId, validFrom: '2026-07-01' })
    assert.containSubset(preview.body(), { openCycles: 1, begunSince: 1, dayTaken: false })
    const rule = {
      kindId,
      validFrom: '2026-07-01',
      cycleMonths: 36,
      requiredHours: 30,
      electiveHours: 30,
      extraRequiredHours: 0,
      extraElectiveHours: 0,
      minutesPerHour: 45,
      countBy: 'confirmed',
      applyFromDays: 90,
      applyUntilDays: 30,
      milestones: [],
      sourceTitle: '继续教育实施办法',
    }
    assert.equal((await post(client, admin, 'education-rules', rule)).msg, ruleMessages.added)
    assert.equal((await post(client, admin, 'education-rules', rule)).msg, ruleMessages.dayTaken)
    assert.equal((await list(client, admin)).cycles[0].targets[0].targetMinutes, 2400)
    const checked = { ...rule, validFrom: '2027-01-01', checkedBy: '张三' }
    assert.equal((await post(client, admin, 'education-rules', checked)).msg, ruleMessages.checkedOnMissing)
  })

  test('recomputed cycles count missed hours and states', async ({ client, assert }) => {
    const learner = await withHours()
    await add(client, learner)
    await upload(client, learner)
    await db.from('cycle_entries').delete()
    await db.from('education_cycles').update({ state: 'met' })
    assert.deepEqual(await recomputeCycles(), { people: 1, targets: 0, states: 0 })
    const [cycle] = (await list(client, admin)).cycles
    assert.equal(cycle.targets[0].countedMinutes, 720)
    await db.from('education_cycles').update({ state: 'met' })
    await db.from('cycle_targets').update({ counted_seconds: 1 })
    assert.deepEqual(await recomputeCycles(), { people: 0, targets: 2, states: 1 })
    assert.deepEqual(await brokenInvariants(db.connection()), [])
    assert.equal((await list(client, admin)).cycles[0].state, 'open')
  })
})
