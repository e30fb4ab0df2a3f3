import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SmsPurpose } from '#accounts/terms'
import { codeSentTo, password, createUser, otherUser } from '#tests/factories/accounts'
import { requestCode, register } from '#tests/functional/accounts/registration/registration_requests'
import { saveProfile } from '#tests/functional/accounts/profile/profile_requests'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { messageKindsOf } from '#tests/message_kinds'

test.group('Claims of a pending seat', (group) => {
  group.tap((test) => test.tags(['@engine']))
  seats.emptyCentre(group)

  test('a registration claims the seat and shows its buyer', async ({ client, assert }) => {
    const centre = await seats.centre()
    const { telephone, idCard } = otherUser()
    await seats.assign(client, centre, centre, telephone)
    const [waiting] = (await seats.list(client, centre, centre)).body().assignedUsers

    const verifyCode = await requestCode(client, telephone)
    const made = await register(client, { loginName: telephone, verifyCode, idCard })
    const login = await client
      .post('/api/security/login')
      .json({ loginName: idCard, passwd: 'an open window', loginType: 'idCard' })
    const mine = await client.get('/api/user/courses').as(login.header('authorization')!)

    assert.equal(made.body().code, '200')
    assert.include(waiting, { state: 'waiting', userName: null })
    assert.include(mine.body().courses[0], { courseId: centre.courseId, assignedBy: '济南培训中心' })
    const [seat] = (await seats.list(client, centre, centre)).body().assignedUsers
    assert.include(seat, { telephone, state: 'ready', userName: '张*' })
  })

  test('a changed telephone claims the seat', async ({ client, assert }) => {
    const centre = await seats.centre()
    const { telephone } = otherUser()
    const learner = await createUser()
    await seats.assign(client, centre, centre, telephone)

    await client.get('/api/public/user/verify-code').qs({ telephone, purpose: SmsPurpose.Telephone })
    const verifyCode = await codeSentTo(telephone)
    await saveProfile(client, learner.token, { telephone, verifyCode, currentPassword: password })

    const [seat] = await seats.seatsOf(centre)
    assert.equal(seat.user_id, learner.user.id)
    assert.deepEqual(await messageKindsOf(learner.user.id), ['courseAssigned'])
    const shown = (await seats.lines(client, centre, centre)).body()
    assert.include(shown.orderItems[0].seats, { assigned: 1, waiting: 0 })
  })

  test('a registration concurrent with the assignment claims the seat', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 60 })

    for (let round = 0; round < 6; round++) {
      const { telephone, idCard } = otherUser()
      const verifyCode = await requestCode(client, telephone)
      const [registered] = await Promise.all([
        register(client, { loginName: telephone, verifyCode, idCard }),
        seats.assign(client, centre, centre, [telephone, ...seats.telephones(5, round * 5)]),
      ])
      assert.equal(registered.body().code, '200')
      const { id } = await db.from('users').where('telephone_key', telephone).first()
      const seat = await seats.seatsOf(centre).where('telephone', telephone).first()
      assert.equal(seat.user_id, id, `round ${round}`)
    }
  })
})
