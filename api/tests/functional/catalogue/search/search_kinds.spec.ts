import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { course } from '#tests/factories/catalogue'

const address = '/api/public/search'
const ids = (answer: { body(): { hits: { courseId: number }[] } }) => answer.body().hits.map(({ courseId }) => courseId)

test.group('Kinds and punctuation in the search', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('punctuation and width never decide whether a name is found', async ({ client, assert }) => {
    const wanted = await course({ name: '《建设工程计价》同步题典（2027版）·上册' })
    await course({ name: '建设工程管理' })
    for (const keyword of [
      '建设工程计价同步题典',
      '《建设工程计价》同步题典',
      '建设工程计价》（同步',
      '题典2027版上册',
      '题典（２０２７版）•上册',
      '建设-工程',
    ]) {
      const answer = await client.get(address).qs({ keyword })
      assert.include(ids(answer), wanted, keyword)
    }
    const marked = await client.get(address).qs({ keyword: '计价同步' })
    assert.include(marked.body().words, '计价》同步')
    const suggested = await client.get(`${address}/suggestions`).qs({ keyword: '计价同步' })
    assert.deepEqual(
      suggested.body().suggestions.map(({ courseId }: { courseId: number }) => courseId),
      [wanted]
    )
  })

  test('punctuation alone finds nothing', async ({ client, assert }) => {
    await course({ name: '《造价》' })
    const answer = await client.get(address).qs({ keyword: '、、' })
    assert.deepEqual(ids(answer), [])
  })

  test('the kind, specialty and price of a course find it', async ({ client, assert }) => {
    const required = await course({ name: '施工安全', type: 5, required: true, subject: 'szgc' })
    const live = await course({ name: '答疑', type: 6, price: 0 })
    const expected: [keyword: string, id: number][] = [
      ['继教', required],
      ['继续教育', required],
      ['必修', required],
      ['市政公用工程', required],
      ['学时', required],
      ['继续教育 施工', required],
      ['免费', live],
      ['直播', live],
    ]
    for (const [keyword, id] of expected) {
      const answer = await client.get(address).qs({ keyword })
      assert.deepEqual(ids(answer), [id], keyword)
    }
    assert.deepEqual(ids(await client.get(address).qs({ keyword: '选修' })), [])
  })

  test('a keyword that names a kind offers its list', async ({ client, assert }) => {
    await course({ name: '施工安全', type: 5, required: true, subject: 'jzgc' })
    const answer = await client.get(address).qs({ keyword: ' 继教 ' })
    assert.deepEqual(answer.body().list, { courseType: 5, title: '继续教育课程', total: 1 })
    assert.isNull((await client.get(address).qs({ keyword: '直播' })).body().list)
    assert.isNull((await client.get(address).qs({ keyword: '施工' })).body().list)
  })
})
