import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter } from '#tests/factories/learning'

test.group('Reads of auditors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('auditors read no text and no chapter of unpublished courses', async ({ client, assert }) => {
    const { token } = await createUser(Role.Auditor)
    const read = async (path: string) => (await client.get(path).as(token)).body()

    for (const status of ['unpublish', 'auditing', 'published']) {
      const id = await course({ status, description: '<p>内部草稿</p>' })
      await createChapter(id)
      await createChapter(id, { status: 'unpublish' })
      const isOpen = status === 'published'
      const { course: page } = await read(`/api/public/courses/${id}`)
      assert.deepInclude(page, { courseStatus: status, hiddenDetail: !isOpen, onSale: isOpen })
      assert.equal(page.courseDescription, isOpen ? '<p>内部草稿</p>' : '')
      for (const which of ['chapters', 'published-chapters']) {
        const { chapters } = await read(`/api/public/courses/${id}/${which}`)
        assert.lengthOf(chapters, isOpen ? 1 : 0, `${status} ${which}`)
      }
      assert.equal((await read(`/api/admin/courses/${id}/chapters`)).msg, '无权访问')
    }
  })

  test('the list contains courses of every state, filtered by teacher', async ({ client, assert }) => {
    const { token } = await createUser(Role.Auditor)
    const [one, other] = [await createUser(Role.Teacher), await createUser(Role.Teacher)]
    const own = await course({ status: 'unpublish', teacherId: one.user.id })
    await course({ status: 'auditing', teacherId: other.user.id })
    await db.from('users').where('id', other.user.id).update({ deleted_at: '2026-01-01 00:00:00' })
    const ask = (path: string, query: object = {}) => client.get(path).qs(query).as(token)

    const { teachers } = (await ask('/api/admin/courses/teachers')).body()
    assert.deepEqual(teachers, [{ userId: one.user.id, userName: one.user.userName }])
    const { courses } = (await ask('/api/public/courses', { teacherId: one.user.id })).body()
    assert.deepEqual(
      courses.map(({ courseId }: { courseId: number }) => courseId),
      [own]
    )
  })
})
