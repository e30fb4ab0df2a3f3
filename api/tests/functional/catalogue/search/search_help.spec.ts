import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { search } from '#catalogue/search/search'
import { course } from '#tests/factories/catalogue'
import { statementsOf } from '#tests/statements'

const helpFor = async (keyword: string) => (await search({ keyword })).help

test.group('Suggestions for a search without hits', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await course({ name: '二级造价工程师精讲' })
    await course({ name: '平法识图' })
  })

  test('a search with hits gets no suggestions', async ({ assert }) => {
    assert.isNull(await helpFor('造价'))
  })

  test('the unmatched word is named', async ({ assert }) => {
    assert.deepEqual(await helpFor('造价 火箭'), { missing: ['火箭'], without: '造价', similar: null })
    assert.deepEqual(await helpFor('火箭'), { missing: ['火箭'], without: null, similar: null })
  })

  test('words found separately are not reported as missing', async ({ assert }) => {
    assert.deepEqual(await helpFor('造价 识图'), { missing: [], without: null, similar: null })
  })

  test('a similar spelling is suggested by pinyin', async ({ assert }) => {
    assert.equal((await helpFor('造假工程'))?.similar, '造价工程')
    assert.equal((await helpFor('精讲 平发'))?.similar, null)
    assert.equal((await helpFor('而级造假 精讲'))?.similar, '二级造价 精讲')
  })

  test('five words need a bounded number of statements', async ({ assert }) => {
    const keyword = '火箭 卫星 飞船 造假 zzzzzz'
    const sent = await statementsOf(() => search({ keyword }))

    assert.isAtMost(sent.length, 45, JSON.stringify(sent, null, 1))
  })
})
