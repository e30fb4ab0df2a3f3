import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { brokenInvariants } from '#tests/invariants'
import * as seats from '#tests/functional/learning/seats/training_centre'

test.group('Concurrent assignments', (group) => {
  group.tap((test) => test.tags(['@engine']))
  seats.emptyCentre(group)

  test('30 calls of 10 numbers assign exactly 50 seats', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 50 })
    const calls = Array.from({ length: 30 }, (_, at) => seats.telephones(10, at * 10))

    const answers = await Promise.all(
      calls.map(async (numbers) => (await seats.assign(client, centre, centre, numbers)).body())
    )

    const codes = answers.map(({ code }) => code)
    assert.lengthOf(
      codes.filter((code) => code === '200'),
      5
    )
    assert.lengthOf(
      codes.filter((code) => code === 'too-few-seats'),
      25
    )
    await holdsI4(assert, centre, 50)
  })

  test('overlapping calls assign each number one seat', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 50 })
    const calls = Array.from({ length: 12 }, (_, at) => seats.telephones(10, at * 5))

    const answers = await Promise.all(
      calls.map(async (numbers) => (await seats.assign(client, centre, centre, numbers)).body())
    )

    const assigned = answers.flatMap(({ results = [] }) =>
      results.filter((one: { result: string }) => one.result === 'assigned')
    )
    await holdsI4(assert, centre, assigned.length)
  })

  test('ten requests with one key are one assignment', async ({ client, assert }) => {
    const centre = await seats.centre()
    const numbers = seats.telephones(10)

    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await seats.assign(client, centre, centre, numbers, 'one-key')
        return answer.body()
      })
    )

    for (const answer of answers) assert.equal(answer.msg, '分配成功')
    await holdsI4(assert, centre, 10)
  })
})

/** I4: a line item has at most as many seats as its quantity, each number and telephone once. */
async function holdsI4(assert: Assert, centre: seats.Centre, taken: number) {
  const rows = await seats.seatsOf(centre)
  assert.lengthOf(rows, taken)
  assert.lengthOf(new Set(rows.map((row) => row.seat_no)), taken)
  assert.lengthOf(new Set(rows.map((row) => row.telephone)), taken)
  const { course_count: copies } = await db.from('order_items').where('id', centre.itemId).first()
  assert.isAtMost(taken, copies)
  assert.isTrue(rows.every((row) => row.seat_no >= 1 && row.seat_no <= copies))
  const broken = await brokenInvariants(db.connection())
  assert.deepEqual(
    broken.filter((name) => /seat/.test(name)),
    []
  )
}
