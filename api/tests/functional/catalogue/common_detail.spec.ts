import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { CourseType } from '#catalogue/terms'
import { purgeLocally } from '#core/cache/memory_cache'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { statementsOf } from '#tests/statements'

test.group('Cached course detail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const readsOf = async (look: () => Promise<unknown>) =>
    (await statementsOf(async () => void (await look()))).filter((sql) => sql.includes('courses'))

  test('a learner gets the same cached detail as visitors', async ({ client, assert }) => {
    const { token } = await createUser()
    const courseId = await course()
    await db
      .table('course_models')
      .insert({ course_id: courseId, model_course_id: await course(), model_name: '精讲班', position: 1 })
    const path = `/api/public/courses/${courseId}`
    const visitor = await client.get(path)
    const learner = () => client.get(path).as(token)

    assert.deepEqual((await learner()).body(), visitor.body())
    assert.deepEqual(await readsOf(learner), [])
    assert.deepEqual((await learner()).body(), visitor.body())
  })

  test('a purge of the course clears its detail', async ({ client, assert }) => {
    const { token } = await createUser()
    const courseId = await course()
    const learner = () => client.get(`/api/public/courses/${courseId}`).as(token)
    await learner()

    purgeLocally([`course:${courseId + 1}`])
    assert.isEmpty(await readsOf(learner))
    purgeLocally([`course:${courseId}`])
    assert.isNotEmpty(await readsOf(learner))
  })

  test('teachers and staff never get the cached detail', async ({ client, assert }) => {
    const learner = await createUser()
    const teacher = await createUser(Role.User, Role.Teacher)
    const plain = await course()
    const hidden = await course({ type: CourseType.FurtherEducation })
    const admin = await createUser(Role.Admin)
    const cases = [
      [teacher.token, plain],
      [admin.token, plain],
      [learner.token, hidden],
    ] as const
    for (const [token, id] of cases) {
      const look = () => client.get(`/api/public/courses/${id}`).as(token)
      await look()
      assert.isNotEmpty(await readsOf(look))
    }
  })
})
