import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { createUser, type CreatedUser } from '#tests/factories/accounts'

const url = '/api/user/addresses'
const good = {
  name: '王建国',
  telephone: '13900001111',
  region: ['370000', '370100', '370102'],
  address: '解放路 88 号',
}

function addressesOf(client: ApiClient, { token }: CreatedUser) {
  const call = (method: 'get' | 'post' | 'delete', path: string, form: object = {}) => {
    const request = client[method](path).as(token)
    return method === 'post' ? request.json(form) : request
  }
  return {
    list: async () => (await call('get', url)).body().addresses,
    save: (form: object = {}) => call('post', url, { ...good, ...form }),
    remove: (id: number) => call('delete', `${url}/${id}`),
    prefer: (id: number) => call('post', `${url}/${id}/set-default`),
  }
}

test.group('Addresses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an address can be created, updated and deleted', async ({ client, assert }) => {
    const own = addressesOf(client, await createUser())
    const first = (await own.save()).body().address
    const second = (await own.save({ name: '李晓梅', address: '文化东路 1 号' })).body().address

    await own.save({ ...second, deliverAddressId: second.deliverAddressId, address: '文化东路 2 号' })
    const [usual] = await own.list()
    await own.prefer(second.deliverAddressId)
    const listed = await own.list()
    await own.prefer(second.deliverAddressId)
    const again = await own.list()
    await own.remove(first.deliverAddressId)

    assert.deepEqual(
      listed.map((one: Record<string, unknown>) => [one.deliverAddressId, one.address, one.defaultAddr]),
      [
        [second.deliverAddressId, '文化东路 2 号', 1],
        [first.deliverAddressId, '解放路 88 号', 0],
      ]
    )
    assert.equal(usual.deliverAddressId, first.deliverAddressId)
    assert.deepEqual(again, listed)
    assert.deepEqual([first.defaultAddr, second.defaultAddr], [1, 0])
    assert.lengthOf(await own.list(), 1)
  })

  test('the newest address replaces a deleted default', async ({ client, assert }) => {
    const own = addressesOf(client, await createUser())
    const [first, second, third] = [
      (await own.save()).body().address,
      (await own.save()).body().address,
      (await own.save()).body().address,
    ]

    await own.remove(second.deliverAddressId)
    const [stays] = await own.list()
    await own.remove(first.deliverAddressId)
    const left = await own.list()

    assert.equal(stays.deliverAddressId, first.deliverAddressId)
    assert.deepEqual(
      left.map((one: Record<string, unknown>) => [one.deliverAddressId, one.defaultAddr]),
      [[third.deliverAddressId, 1]]
    )
  })

  test('an invalid {field} gets its message')
    .with([
      { field: 'name', wrong: { name: '王' }, says: '长度在2 到 10 个字符' },
      { field: 'name', wrong: { name: '王'.repeat(11) }, says: '长度在2 到 10 个字符' },
      { field: 'address', wrong: { address: '路1' }, says: '长度在3 到 40 个字符' },
      { field: 'address', wrong: { address: '路'.repeat(41) }, says: '长度在3 到 40 个字符' },
      { field: 'region', wrong: { region: ['370000', '370100'] }, says: '请选择所在地区' },
      { field: 'region', wrong: { region: ['370000', '110100', '370102'] }, says: '请选择所在地区' },
      { field: 'telephone', wrong: { telephone: '1390000111' }, says: '长度在11个字符' },
    ])
    .run(async ({ client, assert }, { field, wrong, says }) => {
      const own = addressesOf(client, await createUser())

      const answer = (await own.save(wrong)).body()

      assert.equal(answer.errors?.find((one: { field: string }) => one.field.startsWith(field))?.msg, says)
      assert.lengthOf(await own.list(), 0)
    })

  test('an address keeps a region that was abolished', async ({ client, assert }) => {
    const own = addressesOf(client, await createUser())
    const { deliverAddressId } = (await own.save()).body().address
    await db
      .from('addresses')
      .where('id', deliverAddressId)
      .update({ city_code: '370600', area_code: '370634', city: '烟台市', area: '长岛县' })
    const region = ['370000', '370600', '370634']

    const kept = (await own.save({ deliverAddressId, region, address: '海滨路 2 号' })).body()
    const fresh = (await own.save({ region })).body()

    assert.equal(kept.address.regionText, '山东省 烟台市 长岛县')
    assert.equal(kept.address.address, '海滨路 2 号')
    assert.equal(fresh.errors[0].msg, '请选择所在地区')
  })

  test('addresses of other users answer like missing ones', async ({ client, assert }) => {
    const owner = addressesOf(client, await createUser())
    const { deliverAddressId: theirs } = (await owner.save()).body().address
    const own = addressesOf(client, await createUser())
    const nobodys = 4_000_000

    const before = await owner.list()
    const pairs = [
      [await own.remove(theirs), await own.remove(nobodys)],
      [await own.prefer(theirs), await own.prefer(nobodys)],
      [
        await own.save({ deliverAddressId: theirs, address: '别处 9 号' }),
        await own.save({ deliverAddressId: nobodys, address: '别处 9 号' }),
      ],
    ]

    for (const [foreign, missing] of pairs) {
      foreign.assertStatus(404)
      assert.equal(foreign.text(), missing.text())
    }
    assert.deepEqual(await owner.list(), before)
    assert.lengthOf(await own.list(), 0)
  })
})

test.group('Simultaneous address changes', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('simultaneous saves keep the limit of twenty and one default', async ({ client, assert }) => {
    const owner = await createUser()
    const own = addressesOf(client, owner)

    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, no) => own.save({ address: `同时路 ${no} 号`, defaultAddr: 1 }))
    )
    const refused = answers.filter((answer) => answer.body().code !== '200')
    const ids = (await own.list()).map((one: { deliverAddressId: number }) => one.deliverAddressId)
    const preferred = await Promise.all(ids.map((id: number) => own.prefer(id)))

    assert.lengthOf(ids, 20)
    assert.deepEqual([...new Set(refused.map((answer) => answer.body().msg))], ['最多保存20个收件地址'])
    assert.isTrue(preferred.every((answer) => answer.body().code === '200'))
    assert.lengthOf(await db.from('addresses').where('default_key', owner.user.id), 1)
  })
})
