import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { code, course, resetShopEachTest } from '../commerce_helpers.js'

interface Form {
  type: number
  /** Fen. */
  price: number
  freight: number
  rules: Record<string, number | null>
}

const preview = async (client: ApiClient, { token }: CreatedUser, body: object) =>
  (await client.post('/api/admin/price-previews').as(token).json(body)).body()

const previewForm = ({ type, price, freight, rules }: Form, more: object) => ({
  courseType: type,
  coursePrice: price / 100,
  freightPrice: freight / 100,
  discountRules: Object.entries(rules).map(([ruleCode, fen]) => ({
    ruleCode,
    discountedPrice: fen === null ? null : fen / 100,
  })),
  ...more,
})

/** A user with an earlier paid order. */
async function oldCustomer(): Promise<CreatedUser> {
  const buyer = await createUser()
  const at = toStored(now())
  await db
    .table('orders')
    .insert({
      order_no: `2601${String(buyer.user.id).padStart(16, '0')}`,
      user_id: buyer.user.id,
      order_name: '旧订单',
      order_type: 'single',
      order_status: 2,
      ware_fen: 100,
      freight_fen: 0,
      amount_fen: 100,
      quote: '{}',
      awaits_shipment: false,
      paid_at: at,
      expires_at: at,
      created_at: at,
    })
  return buyer
}

test.group('The price preview of a course form', (group) => {
  resetShopEachTest(group)

  test('the preview equals the storefront’s price for any customer', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const buyers = { false: await createUser(), true: await oldCustomer() }
    const codes = ['', '000000', await code('general', 9500), await code('internal', 9000)]
    codes.push(await code('school', 8800))
    const forms: Form[] = [
      { type: 1, price: 8_888, freight: 0, rules: { '04': 7_999, '01': 8_200 } },
      { type: 3, price: 4_999, freight: 800, rules: { '02': 4_000, '03': 4_100, '06': null } },
      { type: 5, price: 68_000, freight: 0, rules: { '05': 65_001, '06': null, '02': 60_000 } },
      { type: 4, price: 10_500, freight: 800, rules: { '01': 9_999, '05': 10_001 } },
      { type: 1, price: 1, freight: 0, rules: { '06': null } },
    ]

    let compared = 0
    for (const form of forms) {
      const { type, price, freight, rules } = form
      const courseId = await course({ type, price, freight, rules })
      for (const returning of [false, true]) {
        for (const exclusiveCode of codes) {
          for (const courseCount of [1, 9, 10, 12]) {
            const fresh = await client
              .post('/api/user/orders/fresh-price')
              .as(buyers[`${returning}`])
              .json({
                products: [{ courseId, courseCount }],
                exclusiveCode,
                orderType: [1, 5].includes(type) ? 'package' : 'single',
              })
            const shown = await preview(client, admin, previewForm(form, { courseCount, returning, exclusiveCode }))

            const sold = fresh.body()
            const [line] = sold.items
            assert.equal(sold.code, '200', fresh.text())
            assert.deepInclude(shown, {
              unitPrice: line.unitPrice,
              basePrice: line.basePrice,
              codePrice: line.codePrice,
              rule06Share: line.rule06Share,
              warePrice: sold.warePrice,
              freightPrice: sold.freightPrice,
              freightText: sold.freightText,
              orderAmt: sold.orderAmt,
              exclusiveCodeValid: sold.exclusiveCodeValid,
            })
            compared++
          }
        }
      }
    }
    assert.equal(compared, forms.length * 2 * codes.length * 4)
  })

  test('the preview names each rule and unknown codes', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const internal = await code('internal', 9500)
    const form: Form = { type: 5, price: 100_000, freight: 0, rules: { '01': 95_000, '02': 80_000, '06': null } }

    const old = await preview(
      client,
      admin,
      previewForm(form, { courseCount: 1, returning: true, exclusiveCode: internal.toLowerCase() })
    )
    const none = await preview(
      client,
      admin,
      previewForm(form, { courseCount: 1, returning: false, exclusiveCode: 'ZZZZZ9' })
    )

    assert.include(old, {
      unitRule: '01',
      codeRule: '02',
      unitPrice: 950,
      codePrice: 800,
      rule06Share: 30,
      orderAmt: 770,
      codeMissing: false,
    })
    assert.include(none, { exclusiveCodeKnown: false, codeMissing: true, unitRule: null })
  })

  test('the preview saves nothing and ignores a rule without price', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const form: Form = { type: 1, price: 10_000, freight: 0, rules: { '05': null } }
    const before = await db.from('courses').count('* as total')

    const shown = await preview(client, admin, previewForm(form, { courseCount: 2, returning: false }))

    assert.include(shown, { code: '200', unitPrice: 100, orderAmt: 200 })
    assert.deepEqual(await db.from('courses').count('* as total'), before)
  })
})
