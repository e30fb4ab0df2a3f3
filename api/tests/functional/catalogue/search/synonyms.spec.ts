import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { search } from '#catalogue/search/search'
import { SynonymLimit, synonymMessages, takenText } from '#catalogue/synonyms/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'

const address = '/api/admin/synonym-groups'
const found = async (keyword: string) => (await search({ keyword })).hits.map((hit) => hit.courseId)

function adminClient(client: ApiClient, { token }: CreatedUser) {
  const signedIn = ['authorization', token] as const
  return {
    list: async (query: object = {}) =>
      (
        await client
          .get(address)
          .header(...signedIn)
          .qs(query)
      ).body(),
    create: async (words: unknown) =>
      (
        await client
          .post(address)
          .header(...signedIn)
          .json({ words })
      ).body(),
    save: async (id: number, form: object) =>
      (
        await client
          .put(`${address}/${id}`)
          .header(...signedIn)
          .json(form)
      ).body(),
    remove: (id: number) => client.delete(`${address}/${id}`).header(...signedIn),
  }
}

test.group('Search synonyms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function shop() {
    const ids = []
    for (const name of ['二级造价工程师精讲', '二造案例冲刺', '2级造价计量', '一级建造师']) {
      ids.push(await course({ name }))
    }
    return ids
  }

  test('synonyms apply at once, in every direction', async ({ client, assert }) => {
    const [long, short, digit] = await shop()
    const adminApi = adminClient(client, await createUser(Role.Admin))
    assert.deepEqual(await found('二造'), [short])

    const saved = await adminApi.create(['二造', '二级造价', '二级造价工程师'])
    assert.equal(saved.msg, synonymMessages.saved)
    for (const keyword of ['二造', '2造', '二级造价', '2级造价工程师', '二级造价师 案例']) {
      const words = keyword.includes(' ') ? [] : [long, short, digit]
      assert.sameMembers(await found(keyword), words, keyword)
    }
    assert.sameMembers(await found('二造 计量'), [digit])
    assert.sameMembers(await found('二级造价案例'), [short])

    const { lockVersion } = (await adminApi.list()).synonymGroups[0]
    await adminApi.save(saved.synonymGroupId, { words: ['二造', '一级建造师'], lockVersion })
    assert.notIncludeMembers(await found('二造'), [long])
    await adminApi.remove(saved.synonymGroupId)
    assert.deepEqual(await found('二造'), [short])
  })

  test('the typed word comes first', async ({ client, assert }) => {
    const [, short] = await shop()
    await adminClient(client, await createUser(Role.Admin)).create(['二造', '二级造价'])

    assert.equal((await found('二造'))[0], short)
  })

  test('hits list the words to highlight', async ({ client, assert }) => {
    await shop()
    await adminClient(client, await createUser(Role.Admin)).create(['二造', '二级造价'])

    const { words } = await search({ keyword: '二造' })

    assert.includeMembers(words, ['二造', '二级造价', '2级造价'])
  })

  test('synonyms are listed by latest change and can be searched', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    await adminApi.create(['继教', '继续教育'])
    await adminApi.create(['二造', '二级造价'])

    const all = await adminApi.list()
    assert.equal(all.total, 2)
    assert.deepEqual(all.synonymGroups[0].words, ['二造', '二级造价'])
    assert.deepEqual((await adminApi.list({ keyword: '2级' })).synonymGroups, [all.synonymGroups[0]])
    assert.equal((await adminApi.list({ keyword: '%' })).total, 0)
  })

  test('an invalid group of words is rejected', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { synonymGroupId } = await adminApi.create(['继教', '继续教育'])
    const many = Array.from({ length: SynonymLimit.words + 1 }, (_, at) => `第${at}词`)

    for (const words of [undefined, [], ['二造'], ['二造', '2造'], many]) {
      assert.deepInclude(await adminApi.create(words), { code: 'error', msg: synonymMessages.words })
    }
    for (const word of ['造', '造 价', '造价，', '长'.repeat(SynonymLimit.length + 1), 7, '']) {
      assert.deepInclude(await adminApi.create(['二级造价', word]), { msg: synonymMessages.word })
    }
    const taken = await adminApi.create(['学习', '继教'])
    assert.deepInclude(taken, { code: 'error', msg: takenText('继教') })
    assert.equal(taken.errors[0].field, 'words')
    assert.deepInclude(await adminApi.save(synonymGroupId, { words: ['继教', '再教育'] }), {
      msg: synonymMessages.saved,
    })
    const late = await adminApi.save(synonymGroupId, { words: ['继教', '教育'], lockVersion: 0 })
    assert.deepInclude(late, { code: 'error', msg: synonymMessages.changed })
    assert.equal((await adminApi.remove(99_999_999)).status(), 404)
  })

  test('synonyms are audited with their words', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { synonymGroupId } = await adminApi.create(['继教', '继续教育'])
    await adminApi.save(synonymGroupId, { words: ['继教', '再教育'] })
    await adminApi.remove(synonymGroupId)

    const entries = await db.from('audit_logs').where('object', `synonyms:${synonymGroupId}`).orderBy('id')
    assert.deepEqual(
      entries.map(({ action }) => action),
      ['synonyms.save', 'synonyms.save', 'synonyms.delete']
    )
    assert.include(JSON.stringify(entries[1]), '继续教育')
    assert.include(JSON.stringify(entries[1]), '再教育')
  })

  test('synonyms can be found by pinyin', async ({ client, assert }) => {
    const [long] = await shop()
    await adminClient(client, await createUser(Role.Admin)).create(['造师傅', '二级造价'])

    assert.include(await found('zaoshifu'), long)
  })
})
