import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { fillSearchIndex } from '#catalogue/search/course_index'
import { search } from '#catalogue/search/search'
import { course } from '#tests/factories/catalogue'

const found = async (keyword: string) => (await search({ keyword })).hits.map((hit) => hit.courseId)

test.group('Searching by sound and number', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('pinyin and initials find a name', async ({ assert }) => {
    const wanted = await course({ name: '2026 二级造价工程师精讲' })
    await course({ name: '装配式 BIM 建模' })
    await fillSearchIndex()

    for (const keyword of ['zaojia', 'ZAOJIA', 'ejzj', 'erjizaojia', 'zaoj', 'zj jingjiang', 'jj']) {
      assert.deepEqual(await found(keyword), [wanted], keyword)
    }
    assert.deepEqual(await found('aojia'), [])
    assert.deepEqual((await search({ keyword: 'zaojia' })).words, ['zaojia', '造价'])
  })

  test('letters in a name come before sounds', async ({ assert }) => {
    const sounding = await course({ name: '安全生产法', order: 9 })
    const written = await course({ name: 'AQ 认证', order: 1 })
    await fillSearchIndex()

    assert.deepEqual(await found('aq'), [written, sounding])
  })

  test('digits and numerals are one', async ({ assert }) => {
    const numeral = await course({ name: '第二级造价，第十二讲' })
    const digit = await course({ name: '第2级造价，第12讲' })
    await course({ name: '第三级造价，第十三讲' })
    const notice = await course({ name: '通知', type: 7, price: 0, description: '<h2>报名</h2><p>二级造价</p>' })
    await fillSearchIndex()

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

  test('a renamed course loses its sounds with a rebuild', async ({ assert }) => {
    const id = await course({ name: '深基坑支护' })
    await fillSearchIndex()
    assert.deepEqual(await found('shenjikeng'), [id])

    await db.from('courses').where({ id }).update({ course_name: '高支模施工' })
    await fillSearchIndex()
    assert.deepEqual([await found('shenjikeng'), await found('gzm')], [[], [id]])
    assert.isEmpty(await db.from('search_sounds').where('sound', 'shenjikeng'))
    assert.isNotEmpty(await db.from('search_sounds').where('sound', 'gaozhimo'))
  })

  test('sounds of hidden names tell nothing', async ({ client, assert }) => {
    await course({ name: '秘密项目课程', tags: ['hide'] })
    await course({ name: '机密培训', status: 'unpublish' })
    await fillSearchIndex()

    for (const keyword of ['mimi', 'mmxm', 'jimi', '米蜜', '密米项目', '秘']) {
      for (const path of ['search', 'search/suggestions']) {
        const answer = await client.get(`/api/public/${path}`).qs({ keyword })
        assert.notMatch(answer.text(), /秘密|机密/, `${path} ${keyword}`)
      }
    }
  })
})
