import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

const avatarUrl = '/uploads/avatar/202611/1/abcdefghij0123456789.jpg'

/** A teacher of one course, with an optional picture. */
async function teaching(status: 'published' | 'unpublish', picture: string | null = avatarUrl) {
  const { user } = await createUser(Role.Teacher)
  await db.from('users').where('id', user.id).update({ avatar_url: picture })
  await course({ teacherId: user.id, status })
  return user
}

test.group('Public teachers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('teachers with a picture and a published course are shown', async ({ client, assert }) => {
    const shown = await teaching('published')
    await teaching('unpublish')
    await teaching('published', null)
    const gone = await teaching('published')
    await db.from('users').where('id', gone.id).update({ deleted_at: '2026-11-01 00:00:00' })

    const answer = await client.get('/api/public/teachers')

    answer.assertStatus(200)
    assert.deepEqual(answer.body().teachers, [{ teacherName: shown.userName, avatarUrl }])
  })
})
