import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { fillSearchIndex } from '#catalogue/search/course_index'
import { search } from '#catalogue/search/search'
import { course } from '#tests/factories/catalogue'
import { statementsOf } from '#tests/statements'

/** Synonyms, teachers, rarest pair, counts, page; letters ask for sounds and what they mean besides. */
const most = { '造价': 4, '二级造价': 5, '造价 精讲 识图': 4, 'zaojia': 6 }

test.group('What a search asks of the database', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [keyword, count] of Object.entries(most)) {
    test(`${keyword} stays within its count`, async ({ assert }) => {
      await course({ name: '二级造价工程师精讲 平法识图' })
      await fillSearchIndex()

      const sent = await statementsOf(async () => {
        assert.equal((await search({ keyword })).total, 1)
      })

      assert.lengthOf(sent, count, JSON.stringify(sent, null, 1))
    })
  }
})
