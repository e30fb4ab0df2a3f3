import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import Migration from '@zhuxue/database/migrations/20261126101500_places_in_carts'

const runMigration = () => new Migration(db.connection(), 'places_in_carts', false).execUp()

test.group('Migration that gives lines of carts their places', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts the lines of each person from the oldest', async ({ assert }) => {
    const [one, other] = [(await person()).user.id, (await person()).user.id]
    for (const userId of [one, other, one, one]) {
      const line = { user_id: userId, course_id: await course(), course_count: 1 }
      await db.table('cart_items').insert({ ...line, created_at: '2026-01-01 00:00:00' })
    }

    await runMigration()

    const placesOf = async (userId: number) =>
      (await db.from('cart_items').where('user_id', userId).orderBy('id')).map(({ place }) => place)
    assert.deepEqual(await placesOf(one), [1, 2, 3])
    assert.deepEqual(await placesOf(other), [1])
  })
})
