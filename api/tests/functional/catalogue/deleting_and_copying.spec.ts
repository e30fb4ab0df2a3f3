import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'

test.group('Deletion and copies of courses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an unpublished course is deleted with chapters, tags and rules', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'unpublish', tags: ['MainCert'], rules: { '06': null } })
    await chapter(id, { parentId: await chapter(id) })

    const answer = await adminApi.remove(id)

    assert.equal(answer.body().msg, '删除成功!')
    for (const table of ['chapters', 'course_tags', 'discount_rules']) {
      assert.isEmpty(await db.from(table).where('course_id', id), table)
    }
    ;(await adminApi.remove(id)).assertStatus(404)
  })

  test('a course with entitlements cannot be deleted', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const learner = await createUser()
    const id = await course({ status: 'unpublish' })
    await db
      .table('user_courses')
      .insert({
        course_id: id,
        user_id: learner.user.id,
        source: 'admin',
        grant_key: `test:${id}`,
        user_course_status: 'valid',
        created_at: toStored(now()),
      })

    const answer = await adminApi.remove(id)

    assert.equal(answer.body().msg, messages.soldNotDeletable)
    assert.isNotNull(await db.from('courses').where('id', id).first())
  })

  test('a course used as a variant cannot be deleted', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ status: 'unpublish' })
    await course({ models: [id] })

    assert.equal((await adminApi.remove(id)).body().msg, messages.usedNotDeletable)
  })

  test('a copy has the contents but not the statistics', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const model = await course({})
    const id = await course({
      name: '原来的课程',
      tags: ['Package'],
      models: [model],
      rules: { '04': 8000 },
      hot: true,
      recommended: true,
      orderCount: 88,
      order: 5,
    })
    const top = await chapter(id, { title: '章节1', order: 2 })
    await chapter(id, { title: '章节1-1', parentId: top, seconds: 600 })
    await chapter(id, { title: '章节0', order: 1 })

    const { courseId, msg } = (await adminApi.copy(id, '新的课程')).body()

    assert.equal(msg, '课程复制成功')
    assert.containsSubset(await adminApi.read(courseId), {
      courseName: '新的课程',
      courseStatus: 'unpublish',
      courseTags: 'Package',
      courseHot: 0,
      recommended: 0,
      orderCount: 0,
      publishTime: null,
      discountRules: [{ ruleCode: '04', discountedPrice: 80 }],
    })
    const chapters = await db.from('chapters').where('course_id', courseId).orderBy('id')
    const parent = chapters.find((one) => one.chapter_title === '章节1')
    assert.sameMembers(
      chapters.map((one) => one.chapter_title),
      ['章节0', '章节1', '章节1-1']
    )
    const child = chapters.find((one) => one.chapter_title === '章节1-1')
    assert.deepEqual([child.parent_id, child.credit_seconds], [parent.id, 600])
    assert.lengthOf(await db.from('chapters').where('course_id', id), 3)
  })

  test('a copy needs a name', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({})

    for (const name of ['', '  ']) {
      assert.equal((await adminApi.copy(id, name)).body().msg, '课程名称不能为空')
    }
    ;(await adminApi.copy(999_999, '新的课程')).assertStatus(404)
  })

  test('the copy of a notice needs a long enough title', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const id = await course({ type: 7, name: '关于放假的通知' })

    const short = await adminApi.copy(id, '通知二')
    const whole = await adminApi.copy(id, '关于放假的通知（二）')

    assert.equal(short.body().msg, messages.longNameLength)
    assert.equal(whole.body().code, '200')
  })
})
