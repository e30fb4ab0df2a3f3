import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { suggest } from '#catalogue/search/suggest'
import { SuggestionLimit } from '#catalogue/terms'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { syllablesOf } from '#catalogue/synonyms/syllables'
import { course } from '#tests/factories/catalogue'
import { statementsOf } from '#tests/statements'

const address = '/api/public/search/suggestions'
const texts = async (keyword: string) => (await suggest(keyword)).map(({ text }) => text)

async function synonyms(...words: string[]) {
  const [id] = await db.table('synonym_groups').insert({ created_at: '2026-01-01 00:00:00' })
  const rows = words.map((word, place) => ({
    group_id: id,
    place,
    word,
    folded: normalizeForSearch(word),
    syllables: syllablesOf(word),
  }))
  await db.table('synonyms').multiInsert(rows)
}

test.group('Search suggestions', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('suggestions start with the first character', async ({ client, assert }) => {
    const id = await course({ name: '平法识图' })
    await course({ name: '钢筋算量' })

    const answer = await client.get(address).qs({ keyword: '平' })

    assert.deepEqual(answer.body().suggestions, [{ text: '平法识图', courseId: id, courseType: 1 }])
    assert.deepEqual(await texts('平法 识'), ['平法识图'])
    assert.deepEqual(await texts('pingfa'), ['平法识图'])
    assert.deepEqual(await texts('pf'), ['平法识图'])
    assert.deepEqual(await texts('火'), [])
  })

  test('synonyms come first, but only those with hits', async ({ assert }) => {
    await course({ name: '二级造价工程师' })
    await synonyms('二造', '二级造价')
    await synonyms('二建', '二级建造师')

    assert.deepEqual(await texts('二'), ['二造', '二级造价', '二级造价工程师'])
    assert.deepEqual((await texts('e'))[0], '二造')
    assert.deepEqual((await texts('ez'))[0], '二造')
    assert.deepEqual(await texts('二造'), ['二造', '二级造价工程师'])
  })

  test('suggestions are few and cheap, however large the catalogue', async ({ assert }) => {
    for (let order = 0; order < 30; order++) await course({ name: `造价课程${order}`, order })
    for (let at = 0; at < 12; at++) await synonyms(`造价词${at}`, `造价课程${at}`)

    for (const keyword of ['造', 'zj', '造价 课程 1 2 3', 'z']) {
      const sent = await statementsOf(async () => {
        assert.isAtMost((await suggest(keyword)).length, SuggestionLimit.all)
      })
      assert.isAtMost(sent.length, 4, JSON.stringify(sent, null, 1))
    }
    const courses = (await suggest('造价课')).filter(({ courseId }) => courseId)
    assert.equal(courses[0].text, '造价课程29')
  })

  test('one to fifty characters are accepted', async ({ client, assert }) => {
    for (const keyword of ['', ' ', '造'.repeat(51), undefined]) {
      const answer = await client.get(address).qs(keyword === undefined ? {} : { keyword })
      assert.equal(answer.body().msg, '请输入1到50个字符的关键词')
    }
    for (const keyword of [`'`, '%', '_', '!', '\\', '{', '\ud83d', '<script>']) {
      const answer = await client.get(address).qs({ keyword })
      assert.deepEqual(answer.body().suggestions, [], keyword)
    }
  })
})
