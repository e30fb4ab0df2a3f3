import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { LearnerNoteMax, learnerMessages as messages } from '#accounts/learners/terms'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { idCardMessages, maskName } from '#core/shared_rules'
import { codeSentTo, createUser, otherUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

const create = async (client: ApiClient, admin: CreatedUser, body: object) =>
  (await client.post('/api/admin/learners').as(admin).json(body)).body()

/** The first error, with its field. */
const fieldErrorOf = async (client: ApiClient, admin: CreatedUser, body: object) =>
  (await create(client, admin, body)).errors[0] as { field: string; msg: string }

const signInByCode = async (client: ApiClient, { telephone, idCard }: { telephone: string; idCard: string }) => {
  await client.get('/api/public/user/verify-code').qs({ telephone, purpose: 'login' })
  const idCardLastSix = idCard.slice(-6)
  const body = { loginName: telephone, passwd: await codeSentTo(telephone), loginType: 'verifyCode', idCardLastSix }
  return client.post('/api/security/login').json(body)
}

test.group('Learners created by an admin', (group) => {
  let admin: CreatedUser
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    admin = await createUser(Role.Admin)
  })

  test('a created learner signs in and gets pending courses', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const courseId = await course({ type: 1 })
    const assignment = { courseId, phones: telephone, genLiveCode: false }
    await client.post('/api/admin/user-courses/assign').as(admin).json(assignment)

    const answer = await create(client, admin, { userName: '周若谷', telephone, idCard, note: '单位来函登记' })
    assert.containSubset(answer, { code: '200', created: true, msg: messages.created })
    const user = await User.findWithRoles(answer.userId)
    assert.deepEqual(user.roles, [Role.User])
    assert.containSubset(user.$attributes, {
      loginName: telephone,
      passwordHash: '!',
      userStatus: 1,
      lastLoginAt: null,
    })

    const entry = await db.from('audit_logs').where('action', 'user.create').firstOrFail()
    assert.equal(entry.object, `user:${user.id}`)
    assert.equal(entry.reason, '单位来函登记')
    assert.notInclude(entry.after, telephone)
    assert.notInclude(entry.after, idCard)

    const signedIn = await signInByCode(client, { telephone, idCard })
    assert.equal(signedIn.body().user.userId, user.id)
    const courses = await client.get('/api/user/courses').header('authorization', signedIn.header('authorization')!)
    assert.equal(courses.body().courses[0].courseId, courseId)
  })

  test('one number is enough, without any the field is named', async ({ client, assert }) => {
    const { idCard } = otherUser()
    assert.containSubset(await create(client, admin, { userName: '周若谷', idCard }), { created: true })
    const wrong = await fieldErrorOf(client, admin, { userName: '周若谷', idCard: '', telephone: '' })
    assert.containSubset(wrong, { msg: messages.oneNumber, field: 'telephone' })
  })

  test('an existing person is returned and nothing changes', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    const form = { userName: user.userName, idCard, telephone: user.telephone }
    assert.containSubset(await create(client, admin, form), { userId: user.id, created: false, msg: messages.exists })
    assert.lengthOf(await db.from('audit_logs').where('action', 'user.create'), 0)
  })

  test('a missing telephone of an existing learner is filled in', async ({ client, assert }) => {
    const { telephone, idCard } = otherUser()
    const { userId } = await create(client, admin, { userName: '周若谷', idCard })
    const answer = await create(client, admin, { userName: '周若谷', idCard, telephone })
    assert.containSubset(answer, { userId, created: false, msg: messages.completed })
    assert.equal((await signInByCode(client, { telephone, idCard })).body().user.userId, userId)
    assert.lengthOf(await db.from('audit_logs').where('action', 'user.update'), 1)
  })

  test('a number of another learner is refused with the masked name', async ({ client, assert }) => {
    const { user, idCard } = await createUser()
    const [masked, free] = [maskName(user.userName!), otherUser()]
    const ofIdCard = await fieldErrorOf(client, admin, { userName: '钱学森', idCard, telephone: free.telephone })
    assert.containSubset(ofIdCard, { field: 'idCard', msg: messages.idCardOfOther(masked) })
    const entry = await db.from('audit_logs').where('action', 'user.refuse-new').firstOrFail()
    assert.containSubset(entry, { object: `user:${user.id}`, actor_id: admin.user.id })
    const ofTelephone = await fieldErrorOf(client, admin, { userName: '钱学森', telephone: user.telephone })
    assert.containSubset(ofTelephone, { field: 'telephone', msg: messages.telephoneOfOther(masked) })
    const sameName = { userName: user.userName, telephone: user.telephone, idCard: free.idCard }
    assert.containSubset(await fieldErrorOf(client, admin, sameName), { field: 'idCard', msg: messages.otherIdCard })
    const ofTwo = { userName: user.userName, idCard, telephone: (await createUser()).user.telephone }
    assert.containSubset(await fieldErrorOf(client, admin, ofTwo), { field: 'telephone', msg: messages.numbersOfTwo })
  })

  test('a staff member without the learner role is refused', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const form = { userName: teacher.user.userName, idCard: teacher.idCard }
    assert.containSubset(await fieldErrorOf(client, admin, form), { field: 'idCard', msg: messages.staffOnly })
  })

  test('wrong values are named at their fields', async ({ client, assert }) => {
    const idCard = await fieldErrorOf(client, admin, { userName: '周若谷', idCard: '370102199003070019' })
    assert.containSubset(idCard, { field: 'idCard', msg: idCardMessages.checksum })
    const telephone = await fieldErrorOf(client, admin, { userName: '周若谷', telephone: '1380000' })
    assert.containSubset(telephone, { field: 'telephone' })
    const name = await fieldErrorOf(client, admin, { userName: '周', telephone: '13800000009' })
    assert.containSubset(name, { field: 'userName' })
    const form = { userName: '周若谷', telephone: '13800000009', note: '长'.repeat(LearnerNoteMax + 1) }
    assert.containSubset(await fieldErrorOf(client, admin, form), { field: 'note' })
  })
})

test.group('Two creations of one learner', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('simultaneous creations make one account', async ({ client, assert }) => {
    const [first, second] = [await createUser(Role.Admin), await createUser(Role.Admin)]
    for (let round = 0; round < 5; round++) {
      const { telephone, idCard } = otherUser()
      const form = { userName: '周若谷', telephone, idCard }
      const answers = await Promise.all([first, second, first].map((admin) => create(client, admin, form)))
      assert.deepEqual(answers.map(({ created }) => created).toSorted(), [false, false, true])
      assert.lengthOf(await db.from('users').where('telephone_key', telephone), 1)
    }
  })
})
