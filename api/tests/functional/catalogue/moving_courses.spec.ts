import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { draft } from '#tests/factories/catalogue'

async function move(from: string, to: string): Promise<number | undefined> {
  ace.ui.switchMode('raw')
  return (await ace.exec('courses:move', [from, to])).exitCode
}

test.group('Courses of a teacher with two accounts', (group) => {
  group.setup(() => ace.boot())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a command moves all courses to another teacher, audited', async ({ client, assert }) => {
    const [from, to, other] = [
      await createUser(Role.Teacher),
      await createUser(Role.User, Role.Teacher),
      await createUser(Role.Teacher),
    ]
    const moved = [await draft(from.user.id), await draft(from.user.id)]
    const own = await draft(other.user.id)

    assert.oneOf(await move(from.user.loginName, to.user.loginName), [0, undefined])

    const coursesOf = async ({ token }: { token: string }) => {
      const { courses } = (await client.get('/api/teacher/courses').as(token)).body()
      return courses.map(({ courseId }: { courseId: number }) => courseId)
    }
    assert.sameMembers(await coursesOf(to), moved)
    assert.isEmpty(await coursesOf(from))
    assert.deepEqual(await coursesOf(other), [own])
    const entries = await db.from('audit_logs').where('action', 'course.update').orderBy('id')
    assert.deepEqual(
      entries.map(({ object, actor_name: actor }) => [object, actor]),
      moved.map((id) => [`course:${id}`, 'console'])
    )
    assert.include(JSON.parse(entries[0].before), { teacherId: from.user.id })
    assert.include(JSON.parse(entries[0].after), { teacherId: to.user.id })
  })

  test('courses move to an active teacher only', async ({ assert }) => {
    const [from, learner] = [await createUser(Role.Teacher), await createUser()]
    const id = await draft(from.user.id)

    assert.equal(await move(from.user.loginName, learner.user.loginName), 1)
    assert.equal(await move(from.user.loginName, from.user.loginName), 1)
    assert.equal(await move('nobody', from.user.loginName), 1)
    assert.include(await db.from('courses').where({ id }).first(), { teacher_id: from.user.id })
  })
})
