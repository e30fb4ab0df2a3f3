import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import { DateTime } from 'luxon'
import { ConfirmIdentityCode, StaffStepCode } from '#accounts/sessions/terms'
import { registeredRoutes } from '#core/http/routes_table'
import { Role } from '#core/roles'
import { setClock, toStored } from '#core/time'
import { createUser, newSessionOf, password, type CreatedUser } from '#tests/factories/accounts'
import { questions } from '#tests/factories/papers'
import { Authenticator } from './second_factor/authenticator.js'
import { codeOf, enrol, registerPasskey } from './second_factor/requests.js'

const start = DateTime.utc()
const afterMinutes = (minutes: number) => setClock(() => start.plus({ minutes }))

const confirm = (client: ApiClient, as: CreatedUser | string, proof: { passwd?: string; code?: string }) =>
  client.post('/api/security/staff-step/confirmations').as(as).json(proof)

test.group('Recent proof', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => setClock(null))

  test('new roles need a proof after sixteen minutes', async ({ client, assert }) => {
    setClock(() => start)
    const [admin, { user }] = [await createUser(Role.Admin), await createUser()]
    const change = (form: object) =>
      client
        .put(`/api/admin/users/${user.id}`)
        .as(admin)
        .json({ reason: '调整岗位', ...form })

    afterMinutes(15)
    assert.equal((await change({ userRole: [Role.User, Role.Teacher] })).body().code, '200')
    afterMinutes(16)
    const refused = await change({ userRole: [Role.User] })
    refused.assertStatus(200)
    assert.include(refused.body(), { code: ConfirmIdentityCode, msg: '为保护数据安全，请再次验证身份' })
    assert.equal((await change({ disabled: true })).body().code, ConfirmIdentityCode)
    assert.equal((await change({ userName: '李改名', userRole: [Role.User, Role.Teacher] })).body().code, '200')

    const confirmed = await confirm(client, admin, { passwd: password })
    assert.deepEqual(confirmed.body(), { code: '200', freshMinutes: 15 })
    assert.equal((await change({ userRole: [Role.User] })).body().code, '200')
  })

  test('a refused call changes nothing', async ({ client, assert }) => {
    setClock(() => start)
    const admin = await createUser(Role.Admin)
    afterMinutes(16)
    const before = await client.get('/api/admin/params').as(admin)
    const saved = await client.post('/api/admin/params').as(admin).json({ passLine: '61' })
    assert.equal(saved.body().code, ConfirmIdentityCode)
    assert.deepEqual((await client.get('/api/admin/params').as(admin)).body(), before.body())
  })

  test('moving or deleting fifty-one questions needs a proof', async ({ client, assert }) => {
    setClock(() => start)
    const admin = await createUser(Role.Admin)
    afterMinutes(16)
    const change = async (rows: number, act: object) => {
      const questionIds = Array.from({ length: rows }, (_, no) => no + 1)
      const answer = await client
        .post('/api/admin/question-batches')
        .as(admin)
        .json({ questionIds, ...act })
      return answer.body().code
    }

    for (const act of [{ remove: true }, { questionBankId: 1 }]) {
      assert.equal(await change(50, act), '200')
      assert.equal(await change(51, act), ConfirmIdentityCode)
    }
    assert.equal(await change(51, { difficulty: 1 }), '200')
  })

  test('replacing a clause of fifty-one questions needs a proof', async ({ client, assert }) => {
    setClock(() => start)
    const admin = await createUser(Role.Admin)
    const questionIds = await questions(52)
    const clauseOf = async (clauseNo: string, count: number) => {
      const name = { standard: 'GB 50300', edition: '2013', clause_no: clauseNo, clause_name: clauseNo }
      const created = { created_at: toStored(start) }
      const [clauseId] = await db.table('clauses').insert({ ...name, clause_order: clauseNo, ...created })
      await db
        .table('question_clauses')
        .multiInsert(questionIds.slice(0, count).map((id) => ({ question_id: id, clause_id: clauseId, ...created })))
      return clauseId as number
    }
    const replace = async (id: number) =>
      (
        await client
          .post(`/api/admin/clauses/${id}/replacements`)
          .as(admin)
          .json({ replacedBy: 'GB 50300-2025', reason: '新版规范' })
      ).body().code
    const [few, many, deleted] = [await clauseOf('1.0.1', 50), await clauseOf('1.0.2', 51), await clauseOf('1.0.3', 52)]

    afterMinutes(16)
    assert.equal(await replace(few), '200')
    assert.equal(await replace(many), ConfirmIdentityCode)
    assert.isNull((await db.from('clauses').where('id', many).firstOrFail()).replaced_at)
    await db
      .from('questions')
      .whereIn('id', questionIds.slice(0, 2))
      .update({ deleted_at: toStored(start) })
    assert.equal(await replace(deleted), '200')

    await confirm(client, admin, { passwd: password })
    assert.equal(await replace(many), '200')
  })

  test('a password does not confirm with a second factor', async ({ client, assert }) => {
    setClock(() => start)
    const admin = await enrol(client, await createUser(Role.Admin))
    afterMinutes(16)
    const answer = await confirm(client, admin, { passwd: password })
    assert.equal(answer.body().errors[0].field, 'code')
    assert.equal((await client.get('/api/admin/users-export').as(admin)).body().code, ConfirmIdentityCode)
  })

  test('a code confirms one session once', async ({ client, assert }) => {
    setClock(() => start)
    const admin = await enrol(client, await createUser(Role.Admin))
    const other = await newSessionOf(admin, { hasStaffStep: true })
    afterMinutes(16)
    const code = codeOf(admin.secret)

    assert.equal((await confirm(client, admin, { code })).body().freshMinutes, 15)
    assert.equal((await confirm(client, other, { code })).body().errors[0].field, 'code')
    assert.equal((await confirm(client, admin, { code })).body().errors[0].field, 'code')
    const save = (as: CreatedUser | string) => client.post('/api/admin/params').as(as).json({ passLine: '61' })
    assert.equal((await save(other)).body().code, ConfirmIdentityCode)
    assert.equal((await save(admin)).body().code, '200')
  })

  test('a passkey answer confirms one session once', async ({ client, assert }) => {
    setClock(() => start)
    const [admin, key] = [await createUser(Role.Admin), new Authenticator()]
    await registerPasskey(client, admin, key)
    const other = await newSessionOf(admin, { hasStaffStep: true })
    afterMinutes(16)

    const path = '/api/security/staff-step/confirmations'
    const { challengeId, options } = (await client.post(`${path}/passkey-options`).as(admin)).body()
    const answer = { challengeId, response: key.get(options) }
    const send = (as: CreatedUser | string) => client.post(`${path}/passkey`).as(as).json(answer)
    assert.equal((await send(other)).body().code, 'challenge-expired')
    assert.equal((await client.post('/api/security/login/passkey').json(answer)).body().code, 'challenge-expired')
    assert.equal((await send(admin)).body().freshMinutes, 15)
    assert.equal((await send(admin)).body().code, 'challenge-expired')
    assert.equal((await confirm(client, admin, { passwd: password })).body().errors[0].field, 'code')
  })

  test('a session without the step cannot confirm', async ({ client, assert }) => {
    const teacher = await createUser(Role.User, Role.Teacher)
    const token = await newSessionOf(teacher)
    assert.equal((await confirm(client, token, { passwd: password })).body().code, StaffStepCode)
    ;(await confirm(client, await createUser(), { passwd: password })).assertStatus(403)
  })

  test('five wrong passwords lock the confirmation', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = await confirm(client, admin, { passwd: 'a wrong password' })
      assert.equal(answer.body().errors[0].field, 'passwd')
    }
    ;(await confirm(client, admin, { passwd: password })).assertStatus(429)
  })

  test('a confirmation does not prolong the step', async ({ client, assert }) => {
    setClock(() => start)
    const admin = await createUser(Role.Admin)
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      afterMinutes(minutes)
      assert.equal((await confirm(client, admin, { passwd: password })).body().code, '200')
    }
    afterMinutes(12 * 60 + 1)
    ;(await confirm(client, admin, { passwd: password })).assertStatus(403)
  })

  test('acts that outlive a session declare a recent proof', ({ assert }) => {
    const declared = (option: string) =>
      registeredRoutes(router).flatMap(({ key, declaration }) => (declaration?.recentProof === option ? [key] : []))

    assert.sameMembers(declared('always'), [
      'POST /api/admin/users',
      'DELETE /api/admin/users/:id',
      'POST /api/admin/channels',
      'DELETE /api/admin/channels/:id',
      'POST /api/admin/users/:id/staff-hold-removals',
      'POST /api/admin/params',
      'POST /api/admin/app-packages',
      'POST /api/admin/legal-texts',
      'POST /api/exports',
      'POST /api/exports/:id/repeats',
      'GET /api/exports/:id/download',
      'GET /api/admin/push-logs-export',
      'GET /api/admin/invoices-export',
      'GET /api/admin/users-export',
      'GET /api/admin/live-codes-export',
      'GET /api/admin/papers/:id/scores-export',
      'POST /api/admin/orders-export',
      'POST /api/admin/presence-policies',
      'POST /api/admin/education-cycles/recounts',
      'POST /api/admin/education-rules',
      'POST /api/admin/qualification-kinds',
      'PUT /api/admin/qualification-kinds/:id',
      'POST /api/admin/qualification-imports/imports',
      'POST /api/admin/learner-imports/imports',
      'POST /api/admin/imports',
      'POST /api/admin/imports/:id/start',
      'POST /api/admin/imports/:id/resume',
      'POST /api/admin/bank-statements',
      'POST /api/admin/bank-lines/:id/confirmations',
      'POST /api/admin/refunds/:id/bank-serials',
      'POST /api/admin/service-accounts',
      'POST /api/admin/service-accounts/:id/keys',
      'POST /api/admin/service-accounts/:id/webhook-endpoints',
      'POST /api/admin/webhook-endpoints/:id/secrets',
      'PUT /api/admin/webhook-endpoints/:id',
      'POST /api/admin/service-keys/:id/rotations',
      'POST /api/admin/service-keys/:id/approvals',
    ])
    assert.sameMembers(declared('sometimes'), [
      'PUT /api/admin/users/:id',
      'POST /api/admin/question-batches',
      'POST /api/admin/clauses/:id/replacements',
    ])
  })
})
