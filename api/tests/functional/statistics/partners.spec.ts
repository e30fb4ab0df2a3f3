import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { partner, soldOrder } from '#tests/factories/sales'
import { default as jsqr } from 'jsqr'
import { PNG } from 'pngjs'
import { publicUrl } from '#config/app'
import { readRows } from '#tests/workbook'

const origin = `http://127.0.0.1:${process.env.PORT}`
const salesPath = (userId: number) => `/api/admin/orders/channel-statis/${userId}/product-statis`

async function partnerWithSales() {
  const own = await createUser(Role.Channel)
  const channelId = await partner(own.user.id, 'ZXP001')
  const [video, book] = [await course({ name: '=1+1' }), await course({ type: 3, name: '造价手册' })]
  const buyer = await createUser()
  await soldOrder({
    userId: buyer.user.id,
    paidAt: toStored(now()),
    channelId,
    freightFen: 800,
    lines: [
      { courseId: video, amountFen: 10_050 },
      { courseId: book, count: 3, amountFen: 9_000, refundedCount: 1, refundedFen: 3_000 },
    ],
  })
  await soldOrder({ userId: buyer.user.id, paidAt: toStored(now()), lines: [{ courseId: video, amountFen: 70_000 }] })
  return { own, video, book }
}

test.group('Statistics of a channel', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sales of a channel are net of refunds, without shipping', async ({ client, assert }) => {
    const { own, video, book } = await partnerWithSales()
    const response = await client.get(salesPath(own.user.id)).as(own)
    const { rows, orderCntTotal, orderAmtTotal } = response.body()
    assert.deepEqual(rows, [
      { courseId: video, courseName: '=1+1', orderCnt: 1, orderAmt: 100.5 },
      { courseId: book, courseName: '造价手册', orderCnt: 2, orderAmt: 60 },
    ])
    assert.deepEqual([orderCntTotal, orderAmtTotal], [3, 160.5])

    const books = await client.get(`${salesPath(own.user.id)}?productType=3`).as(own)
    assert.deepEqual(books.body().orderAmtTotal, 60)
  })

  test('a channel and admins see its sales, others get 404', async ({ client, assert }) => {
    const { own } = await partnerWithSales()
    const [other, admin] = [await createUser(Role.Channel), await createUser(Role.Admin)]
    const foreign = await client.get(salesPath(own.user.id)).as(other)
    const missing = await client.get(salesPath(99_999_999)).as(other)
    assert.equal(foreign.status(), 404)
    assert.equal(foreign.text(), missing.text())

    await db
      .from('users')
      .where('id', own.user.id)
      .update({ deleted_at: toStored(now()) })
    const seen = await client.get(salesPath(own.user.id)).as(admin)
    assert.equal(seen.body().orderAmtTotal, 160.5)
  })

  test('the workbook has a total row and no formula', async ({ assert }) => {
    const { own } = await partnerWithSales()
    const answer = await fetch(`${origin}${salesPath(own.user.id)}-export`, { headers: { authorization: own.token } })
    const name = encodeURIComponent('渠道汇总.xlsx')
    assert.include(answer.headers.get('content-disposition'), name)
    assert.deepEqual(await readRows(await answer.arrayBuffer()), [
      ['商品名称', '数量', '金额'],
      ["'=1+1", 1, 100.5],
      ['造价手册', 2, 60],
      ['总计', 3, 160.5],
    ])
  })

  test('a reversed range is rejected at its end date', async ({ client, assert }) => {
    const { own } = await partnerWithSales()
    const response = await client.get(`${salesPath(own.user.id)}?startDate=2026-05-02&endDate=2026-05-01`).as(own)
    assert.containsSubset(response.body(), { errors: [{ field: 'endDate', msg: '结束日期不能早于开始日期' }] })
  })

  test('ranges of thirty years, one day and the future are accepted', async ({ client, assert }) => {
    const { own } = await partnerWithSales()
    const total = async (query: string) => {
      const response = await client.get(`${salesPath(own.user.id)}?${query}`).as(own)
      return response.body().orderAmtTotal
    }
    assert.equal(await total('startDate=2000-01-01&endDate=2099-12-31'), 160.5)
    assert.equal(await total('startDate=2099-01-01&endDate=2099-01-01'), 0)
    assert.equal(await total('endDate=2000-01-01'), 0)
  })

  test('a channel has a QR code to the configured storefront', async ({ client, assert }) => {
    const { own } = await partnerWithSales()
    const path = `/api/public/channels/${own.user.id}/qrcode`
    const image = async (host: string) => {
      const answer = await fetch(`${origin}${path}`, { headers: { 'x-forwarded-host': host } })
      assert.equal(answer.headers.get('content-type'), 'image/png')
      return Buffer.from(await answer.arrayBuffer())
    }
    const { data, width, height } = PNG.sync.read(await image('evil.example'))
    assert.deepEqual([width, height], [240, 240])
    const read = jsqr.default(new Uint8ClampedArray(data), width, height)
    assert.equal(read?.data, `${publicUrl}/index?exclusiveCode=ZXP001`)

    await db.from('channels').where('user_id', own.user.id).update({ exclusive_code: null })
    const without = await client.get(path)
    assert.equal(without.status(), 404)
  })
})
