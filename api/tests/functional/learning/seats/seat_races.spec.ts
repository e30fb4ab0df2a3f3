import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser, otherUser } from '#tests/factories/accounts'
import { seeded, shuffled, repeatCount } from '#tests/repeat'
import { requestCode, register } from '#tests/functional/accounts/registration/registration_requests'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { brokenInvariants } from '#tests/invariants'

const seeds = Array.from({ length: repeatCount(3, 40) }, (_, at) => `seats ${at + 1}`)
const copies = 10

/** Three buyers and two admins of one course, learners with an account, and numbers that are about to register. */
async function createRaceFixture(client: ApiClient) {
  const centres = [await seats.centre({ copies })]
  const { courseId } = centres[0]
  while (centres.length < 3) centres.push(await seats.centre({ copies, courseId }))
  const learners = [await createUser(), await createUser(), await createUser()]
  const newUsers = []
  for (let count = 0; count < 3; count++) {
    const newUser = otherUser()
    newUsers.push({ ...newUser, verifyCode: await requestCode(client, newUser.telephone) })
  }
  const adminUsers = [await createUser(Role.Admin), await createUser(Role.Admin)]
  const numbers = [
    ...learners.map(({ user }) => user.telephone!),
    ...newUsers.map(({ telephone }) => telephone),
    ...seats.telephones(9),
  ]
  return { courseId, centres, newUsers, adminUsers, numbers }
}
type RaceFixture = Awaited<ReturnType<typeof createRaceFixture>>

/** All concurrent requests. Each returns its status. */
function actions(
  client: ApiClient,
  { courseId, centres, newUsers, adminUsers, numbers }: RaceFixture,
  random: () => number
) {
  const some = (count: number) => shuffled(numbers, random).slice(0, count)
  const seatNo = () => 1 + Math.floor(random() * 4)
  const assignments = centres.flatMap((centre) =>
    [4, 5, 3].map((count) => {
      const list = some(count)
      return async () => (await seats.assign(client, centre, centre, list)).status()
    })
  )
  const moves = centres.flatMap((centre) =>
    [1, 2].map(() => {
      const [which, [to]] = [seatNo(), some(1)]
      return async () => (await seats.move(client, centre, centre, which, to)).status()
    })
  )
  const grants = adminUsers.map(({ token }) => {
    const phones = some(4).join('，')
    return async () => {
      const body = { courseId, phones, genLiveCode: true }
      return (await client.post('/api/admin/user-courses/assign').as(token).json(body)).status()
    }
  })
  const deletions = adminUsers.map(({ token }, at) => async () => {
    const seat = await seats.seatsOf(centres[at]).first()
    if (!seat) return 200
    return (await client.delete(`/api/admin/user-courses/${seat.id}`).as(token)).status()
  })
  const registrations = newUsers.map(({ telephone: loginName, verifyCode, idCard }) => async () => {
    const made = await register(client, { loginName, verifyCode, idCard })
    if (made.body().code !== '200') throw new Error(made.text())
    return made.status()
  })
  return [...assignments, ...moves, ...grants, ...deletions, ...registrations]
}

test.group('Races of seats', (group) => {
  group.tap((test) => test.tags(['@engine']))
  seats.emptyCentre(group)

  test('a line item never has more seats than its quantity: {$self}')
    .with(seeds)
    .run(async ({ client, assert }, seed) => {
      const random = seeded(seed)
      const made = await createRaceFixture(client)
      const all = shuffled(actions(client, made, random), random)

      const answers = await Promise.all(
        all.map(async (action) => {
          await pause(random() * 20)
          return action()
        })
      )

      assert.deepEqual(
        answers.filter((status) => status >= 500),
        []
      )
      for (const centre of made.centres) {
        const rows = await seats.seatsOf(centre)
        assert.isAtMost(rows.length, copies)
        assert.lengthOf(new Set(rows.map((row) => row.seat_no)), rows.length)
        assert.lengthOf(new Set(rows.map((row) => row.telephone)), rows.length)
      }
      const unclaimed = await db
        .from('user_courses')
        .join('users', 'users.telephone_key', 'user_courses.telephone')
        .where((row) => row.whereNull('user_courses.user_id').orWhereColumn('user_courses.user_id', '<>', 'users.id'))
        .select('user_courses.id')
      assert.deepEqual(unclaimed, [])
      assert.deepEqual(
        (await brokenInvariants(db.connection())).filter((name) => /seat|right/.test(name)),
        []
      )
    })
})
