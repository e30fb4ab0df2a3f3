import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { anonymizeUser } from '#accounts/closing/anonymize_user'
import { messages } from '#accounts/saved_views/terms'
import { Role } from '#core/roles'
import { transaction } from '#core/transaction'
import { createUser, type CreatedUser } from '#tests/factories/accounts'

const url = '/api/user/saved-views'
const layout = { order: ['orderAmt', 'telephone'], hidden: ['exclusiveCode'], density: 'compact' }

interface ListedView {
  savedViewId: number
  viewName: string
  isDefault: boolean
}

function viewsOf(client: ApiClient, { token }: CreatedUser) {
  const as = (method: 'get' | 'post' | 'put' | 'delete', path: string) => client[method](path).as(token)
  return {
    list: async (listName = 'orders') => (await as('get', url).qs({ listName })).body().savedViews as ListedView[],
    add: (viewName: string, facts: object = {}) =>
      as('post', url).json({ listName: 'orders', viewName, viewQuery: 'toShip=true', ...facts }),
    change: (id: number, facts: object) => as('put', `${url}/${id}`).json(facts),
    remove: (id: number) => as('delete', `${url}/${id}`),
  }
}

const names = (views: ListedView[]) => views.map(({ viewName }) => viewName)

test.group('Saved views', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('a saved view stores filters and columns of one list', async ({ client, assert }) => {
    const own = viewsOf(client, await createUser(Role.Admin))
    const added = (await own.add('待发货', { layout })).body()
    await own.add('已支付', { listName: 'invoices' })

    assert.equal(added.msg, '视图已保存')
    assert.deepEqual(await own.list(), [added.savedView])
    assert.deepEqual(added.savedView, {
      savedViewId: added.savedView.savedViewId,
      viewName: '待发货',
      viewQuery: 'toShip=true',
      layout,
      isDefault: false,
    })
  })

  test('a view can be renamed, changed and deleted', async ({ client, assert }) => {
    const own = viewsOf(client, await createUser(Role.Teacher))
    const { savedViewId } = (await own.add('甲', { layout })).body().savedView

    const changed = await own.change(savedViewId, { viewName: '乙', viewQuery: '' })
    assert.deepInclude(changed.body().savedView, { viewName: '乙', viewQuery: '', layout: null })
    assert.deepEqual(names(await own.list()), ['乙'])
    await own.remove(savedViewId)
    assert.deepEqual(await own.list(), [])
  })

  test('each list has at most one default view', async ({ client, assert }) => {
    const own = viewsOf(client, await createUser(Role.Admin))
    const first = (await own.add('甲', { isDefault: true })).body().savedView
    await own.add('乙', { isDefault: true })
    await own.add('丙', { isDefault: true, listName: 'invoices' })
    const defaults = async () => names((await own.list()).filter((view) => view.isDefault))

    assert.deepEqual(await defaults(), ['乙'])
    const again = { viewName: '甲', viewQuery: 'toShip=true' }
    await own.change(first.savedViewId, { ...again, isDefault: true })
    assert.deepEqual(await defaults(), ['甲'])
    await own.change(first.savedViewId, { ...again, isDefault: false })
    assert.deepEqual(await defaults(), [])
    assert.isTrue((await own.list('invoices'))[0].isDefault)
  })

  test('a duplicate name within a list is rejected', async ({ client, assert }) => {
    const own = viewsOf(client, await createUser(Role.Admin))
    await own.add('甲')
    const { savedViewId } = (await own.add('乙')).body().savedView

    const twice = (await own.add(' 甲 ')).body()
    assert.deepEqual([twice.msg, twice.errors?.[0]?.field], [messages.nameTaken, 'viewName'])
    const renamed = await own.change(savedViewId, { viewName: '甲', viewQuery: '' })
    assert.equal(renamed.body().msg, messages.nameTaken)
    assert.equal((await own.add('甲', { listName: 'invoices' })).body().code, '200')
  })

  test('a list has at most twenty views', async ({ client, assert }) => {
    const own = viewsOf(client, await createUser(Role.Admin))
    for (let n = 1; n <= 19; n++) await own.add(`视图${n}`)
    const racing = await Promise.all([own.add('二十'), own.add('二十一')])

    const outcomes = racing.map((answer) => answer.body().msg)
    assert.sameMembers(outcomes, [messages.saved, messages.tooMany])
    assert.lengthOf(await own.list(), 20)
  })

  test('views belong to one user', async ({ client, assert }) => {
    const own = viewsOf(client, await createUser(Role.Admin))
    const other = viewsOf(client, await createUser(Role.Admin))
    const { savedViewId } = (await own.add('甲')).body().savedView

    assert.deepEqual(await other.list(), [])
    ;(await other.change(savedViewId, { viewName: '乙', viewQuery: '' })).assertStatus(404)
    ;(await other.remove(savedViewId)).assertStatus(404)
    assert.deepEqual(names(await own.list()), ['甲'])
  })

  test('views are deleted with the account', async ({ client, assert }) => {
    const staff = await createUser(Role.Auditor)
    await viewsOf(client, staff).add('甲')
    await transaction((trx) => anonymizeUser(trx, staff.user))
    assert.lengthOf(await db.from('saved_views'), 0)
  })

  test('personal or invalid view content is rejected')
    .with([
      ['viewQuery', { viewQuery: 'telephone=13900001111' }, messages.queryPersonal],
      ['viewQuery', { viewQuery: 'keyword=139%200000%201111' }, messages.queryPersonal],
      ['viewQuery', { viewQuery: 'userName=%E7%8E%8B' }, messages.queryPersonal],
      ['viewQuery', { viewQuery: 'page=3' }, messages.queryInvalid],
      ['viewQuery', { viewQuery: '__proto__=1' }, messages.queryInvalid],
      ['viewQuery', { viewQuery: 'a=1&'.repeat(61) }, messages.queryInvalid],
      ['viewQuery', { viewQuery: `a=${'1'.repeat(2000)}` }, messages.queryTooLong],
      ['viewName', { viewName: ' ' }, messages.nameRequired],
      ['viewName', { viewName: '长'.repeat(21) }, messages.nameLength],
      ['listName', { listName: '../orders' }, ''],
      ['layout.density', { layout: { ...layout, density: 'tiny' } }, ''],
      ['layout.hidden.0', { layout: { ...layout, hidden: ['列'.repeat(41)] } }, ''],
      ['layout.order', { layout: { ...layout, order: ['a', 'a'] } }, ''],
    ] as [string, object, string][])
    .run(async ({ client, assert }, [field, facts, sentence]) => {
      const own = viewsOf(client, await createUser(Role.Admin))
      const { code, errors } = (await own.add('甲', facts)).body()
      assert.notEqual(code, '200')
      assert.equal(errors[0].field, field)
      if (sentence) assert.equal(errors[0].msg, sentence)
      assert.lengthOf(await db.from('saved_views'), 0)
    })
})
