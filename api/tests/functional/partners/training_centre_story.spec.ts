import { test } from '@japa/runner'
import { Webhook } from 'standardwebhooks'
import { now } from '#core/time'
import { publishWaitingEvents } from '#partners/webhooks/publish_events'
import { sendDueDeliveries } from '#partners/webhooks/send_deliveries'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import { constructorKind } from '#tests/factories/qualifications'
import { createLearnerWithHours, emptyRegistry, upload } from '#tests/functional/certificates/learners_with_hours'
import { centre, emptyCentre } from '#tests/functional/learning/seats/training_centre'
import { callWith, keyOf } from '#tests/functional/partners/key_fixture'
import { allowPrivateHosts, startReceiver } from '#tests/functional/partners/receiver'

test.group('The system of a training centre', (group) => {
  group.tap((one) => one.tags(['@engine']))
  emptyCentre(group)
  group.each.setup(emptyRegistry)

  test('a centre assigns a seat and receives its confirmed hours', async ({ client, assert, cleanup }) => {
    const receiver = await startReceiver()
    cleanup(receiver.stop)
    cleanup(allowPrivateHosts('127.0.0.1'))
    const kindId = await constructorKind()
    const learner = await createLearnerWithHours({ available: 720 * 60, total: 720 * 60 })
    const own = await centre({ courseId: learner.courseId })
    const { key } = await keyOf(own)
    const form = { url: receiver.url, types: ['seat.assigned', 'hours.confirmed'] }
    const { secret } = (await callWith(client, key, '/webhooks', 'POST').json(form)).body()
    async function received() {
      await publishWaitingEvents()
      await sendDueDeliveries()
      return receiver.calls.map(({ headers, body }) => new Webhook(secret).verify(body, headers as any)) as any[]
    }

    const { telephone } = learner.user
    const seats = `/orders/${own.orderNo}/lines/${own.itemId}/seats`
    const assigned = await callWith(client, key, seats, 'POST').json({ telephones: [telephone] })
    assert.deepEqual(assigned.body().results, [{ telephone, result: 'assigned' }])
    const { courses } = (await client.get('/api/user/courses').as(learner)).body()
    assert.deepEqual(
      courses.map(({ courseId }: { courseId: number }) => courseId),
      [learner.courseId]
    )
    const [seat] = await received()
    assert.equal(seat.type, 'seat.assigned')
    assert.include(seat.data, { orderId: own.orderId, lineId: own.itemId, seatNo: 1 })

    const validFrom = now().minus({ days: 150 })
    const qualification = { kindCode: 'constructor-2', specialties: ['jzgc'], validFrom: validFrom.toISODate() }
    const validTo = validFrom.plus({ years: 3 }).minus({ days: 1 }).toISODate()
    await client
      .post('/api/user/qualifications')
      .as(learner)
      .json({ ...qualification, validTo })
    await memberOf(await organisationOf(own.user), learner.user, { kindIds: [kindId] })
    await upload(client, learner)
    const [, hours, ...others] = await received()
    assert.isEmpty(others)
    assert.equal(hours.type, 'hours.confirmed')
    assert.include(hours.data, { courseId: learner.courseId, subject: 'jzgc', uploadedSeconds: 43_200 })
    assert.equal(hours.data.person.id, learner.user.id)
    assert.isString(hours.data.receiptNo)
    assert.notInclude(receiver.calls.map(({ body }) => body).join(), telephone!)
  })
})
