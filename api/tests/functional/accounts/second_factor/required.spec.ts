import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { password, createUser } from '#tests/factories/accounts'
import { saveProfile, getProfile } from '../profile/profile_requests.js'
import { enrol, requests, requireFor, signIn } from './requests.js'

const due = { code: 'must-enrol-second-factor', msg: '请先开启二次验证' }

test.group('Required second factor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an admin without a second factor can only enrol', async ({ client, assert, cleanup }) => {
    cleanup(requireFor('admins'))
    const admin = await createUser(Role.Admin)

    const entry = await signIn(client, admin)
    const early = await requests(client, admin).users()
    const ownProfile = await getProfile(client, admin.token)
    const saving = await saveProfile(client, admin.token, { userName: '改名' })
    await enrol(client, admin)
    const late = await requests(client, admin).users()

    assert.isTrue(entry.body().user.mustEnrolSecondFactor)
    assert.deepEqual(early.body(), due)
    assert.isTrue(ownProfile.body().user.mustEnrolSecondFactor)
    assert.deepEqual(saving.body(), due)
    assert.equal(late.body().code, '200')
  })

  test('a one-time password must be replaced first', async ({ client, assert, cleanup }) => {
    cleanup(requireFor('admins'))
    const admin = await createUser(Role.Admin)
    await admin.user.merge({ mustChangePassword: true }).save()

    const early = await requests(client, admin).show()
    const change = await saveProfile(client, admin.token, { newPassword: 'Three Kinds 1', currentPassword: password })
    const late = await requests(client, admin).show()

    assert.equal(early.body().code, 'must-change-password')
    assert.equal(change.body().code, '200')
    assert.isTrue(late.body().secondFactor.required)
  })

  test('other staff must enrol when the setting requires it', async ({ client, assert, cleanup }) => {
    const [teacher, learner] = [await createUser(Role.Teacher), await createUser()]
    const sessions = async ({ token }: { token: string }) =>
      (await client.get('/api/user/sessions').as(token)).body().code

    cleanup(requireFor('admins'))
    const before = await sessions(teacher)
    cleanup(requireFor('staff'))

    assert.equal(before, '200')
    assert.equal(await sessions(teacher), due.code)
    assert.equal(await sessions(learner), '200')
  })

  test('development mode requires no second factor', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)

    assert.equal((await requests(client, admin).users()).body().code, '200')
  })
})
