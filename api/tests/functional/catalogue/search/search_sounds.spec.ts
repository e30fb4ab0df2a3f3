import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { search } from '#catalogue/search/search'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { complete, course } from '#tests/factories/catalogue'
import { courseForm, adminClient, storeWithCover } from '#tests/factories/course_admin_client'

const found = async (keyword: string) => (await search({ keyword })).hits.map((hit) => hit.courseId)

test.group('Search by pinyin and numbers', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('pinyin and initials find a name', async ({ assert }) => {
    const expected = await course({ name: '2026 二级造价工程师精讲' })
    await course({ name: '装配式 BIM 建模' })

    for (const keyword of ['zaojia', 'ZAOJIA', 'ejzj', 'erjizaojia', 'zaoj', 'zj jingjiang', 'jj']) {
      assert.deepEqual(await found(keyword), [expected], keyword)
    }
    assert.deepEqual(await found('aojia'), [])
    assert.deepEqual((await search({ keyword: 'zaojia' })).words, ['zaojia', '造价'])
  })

  test('letters in a name rank before pinyin', async ({ assert }) => {
    const sounding = await course({ name: '安全生产法', order: 9 })
    const written = await course({ name: 'AQ 认证', order: 1 })

    assert.deepEqual(await found('aq'), [written, sounding])
  })

  test('digits and numerals are equivalent', async ({ assert }) => {
    const numeral = await course({ name: '第二级造价，第十二讲' })
    const digit = await course({ name: '第2级造价，第12讲' })
    await course({ name: '第三级造价，第十三讲' })
    const notice = await course({ name: '通知', type: 7, price: 0, description: '<h2>报名</h2><p>二级造价</p>' })

    for (const keyword of ['二级', '2级造', '２级造价', '第12讲', '第十二讲', '十二']) {
      assert.sameMembers(await found(keyword), [numeral, digit], keyword)
    }
    const texts = await search({ keyword: '2级造价', kind: 'article' })
    assert.deepEqual(
      texts.hits.map(({ courseId }) => courseId),
      [notice]
    )
    assert.include(texts.hits[0].excerpt, '二级造价')
    assert.include(texts.words, '二级造价')
    assert.equal((await search({ keyword: 'h2', kind: 'article' })).total, 0)
  })

  test('a renamed course loses its old pinyin', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const saved = await adminApi.save(courseForm(teacher, { courseName: '深基坑支护' } as never))
    const id: number = saved.body().courseId
    await adminApi.act('publish', await complete(id))
    assert.deepEqual(await found('shenjikeng'), [id])

    await adminApi.act('unpublish', id)
    const { lockVersion } = await adminApi.read(id)
    const form = { courseId: id, lockVersion, courseName: '高支模施工' }
    await adminApi.save(courseForm(teacher, form as never))
    await adminApi.act('publish', id)
    assert.deepEqual([await found('shenjikeng'), await found('gzm')], [[], [id]])
  })

  test('pinyin of hidden names reveals nothing', async ({ client, assert }) => {
    await course({ name: '秘密项目课程', tags: ['hide'] })
    await course({ name: '机密培训', status: 'unpublish' })

    for (const keyword of ['mimi', 'mmxm', 'jimi', '米蜜', '密米项目', '秘']) {
      for (const path of ['search', 'search/suggestions']) {
        const answer = await client.get(`/api/public/${path}`).qs({ keyword })
        assert.notMatch(answer.text(), /秘密|机密/, `${path} ${keyword}`)
      }
    }
  })
})
