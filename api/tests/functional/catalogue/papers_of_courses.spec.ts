import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapter } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'
import { paper } from '#tests/factories/papers'

const paperOf = (id: number) => db.from('papers').where('id', id).first()

test.group('Papers of a course and its chapters', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function setUp(client: ApiClient) {
    const [admin, teacher] = [await createUser(Role.Admin), await createUser(Role.Teacher)]
    const adminApi = adminClient(client, admin)
    const { courseId, lockVersion } = (await adminApi.save(courseForm(teacher))).body()
    const leaf = await chapter(courseId, { title: '高处作业' })
    const test = await paper({ courseId })
    const exercise = await paper({ courseId, chapterId: leaf })
    const path = `/api/admin/courses/${courseId}/chapters/${leaf}`
    const to = (request: ApiRequest) => request.as(admin)
    return { teacher, adminApi, courseId, lockVersion, test, exercise, path, to }
  }

  test('papers take the current names', async ({ client, assert }) => {
    const { teacher, adminApi, courseId, lockVersion, test, exercise, path, to } = await setUp(client)
    const form = courseForm(teacher, { courseId, lockVersion, courseName: '脚手架工程施工安全' })
    assert.equal((await adminApi.save(form)).body().code, '200')
    assert.equal((await paperOf(test)).paper_name, '脚手架工程施工安全-考题')
    assert.equal((await paperOf(exercise)).paper_name, '试卷')

    const renamed = await to(client.post(path)).json({ chapterTitle: '悬空作业' })
    assert.equal(renamed.body().code, '200')
    assert.equal((await paperOf(exercise)).paper_name, '悬空作业-练习题')
    assert.equal((await paperOf(test)).paper_name, '脚手架工程施工安全-考题')
  })

  test('papers are deleted with their chapter', async ({ client, assert }) => {
    const { test, exercise, path, to } = await setUp(client)
    assert.equal((await to(client.delete(path))).body().code, '200')
    assert.isNotNull((await paperOf(exercise)).deleted_at)
    assert.isNull((await paperOf(exercise)).ref_key)
    assert.isNull((await paperOf(test)).deleted_at)
  })

  test('papers are deleted with their course', async ({ client, assert }) => {
    const { adminApi, courseId, test, exercise } = await setUp(client)
    assert.equal((await adminApi.remove(courseId)).body().code, '200')
    for (const id of [test, exercise]) assert.isNotNull((await paperOf(id)).deleted_at)
  })
})
