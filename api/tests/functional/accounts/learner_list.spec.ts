import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { readRows } from '#tests/workbook'

let number = 0

async function bought(learner: CreatedUser, courseId: number, orderStatus = 2) {
  const money = { amount_fen: 100, ware_fen: 100, freight_fen: 0 }
  const at = toStored(now())
  const [orderId] = await db
    .table('orders')
    .insert({
      order_no: String(++number).padStart(20, '7'),
      user_id: learner.user.id,
      order_name: '课程',
      order_type: 'single',
      order_status: orderStatus,
      quote: '{}',
      ...money,
      awaits_shipment: false,
      expires_at: at,
      created_at: at,
    })
  await db
    .table('order_items')
    .insert({
      order_id: orderId,
      course_id: courseId,
      item_name: '工程计价精讲',
      course_type: 1,
      course_count: 1,
      unit_fen: 100,
      base_fen: 100,
      amount_fen: 100,
    })
}

function ask(client: ApiClient, { token }: CreatedUser, path: string, query: object = {}) {
  return client.get(`/api/admin/${path}`).qs(query).as(token)
}

test.group('User list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('users are filtered by name, phone and purchases', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [buyer, thinker] = [await createUser(), await createUser()]
    await buyer.user.merge({ userName: '买课的人' }).save()
    const courseId = await course({ name: '计价精讲' })
    await bought(buyer, courseId)
    await bought(buyer, courseId)
    await bought(thinker, courseId, 1)
    const ids = async (query: object) => {
      const answer = await ask(client, admin, 'users-for-page', { pageSize: 100, ...query })
      return answer.body().users.map(({ userId }: { userId: number }) => userId)
    }

    const list = await ask(client, admin, 'users-for-page', { name: '买课' })

    assert.include(list.body().users[0], {
      userId: buyer.user.id,
      orderCount: 2,
      idCard: buyer.user.idCardMasked,
      role: 'user',
    })
    assert.equal(list.body().total, 1)
    assert.notInclude(list.text(), buyer.user.telephone!)
    assert.deepEqual(await ids({ buyCourse: courseId }), [buyer.user.id])
    assert.deepEqual(await ids({ buyCourse: '计价精讲' }), [buyer.user.id])
    assert.deepEqual(await ids({ telephone: buyer.user.telephone }), [buyer.user.id])
    assert.include(await ids({ role: 'admin' }), admin.user.id)
    assert.isEmpty(await ids({ name: '%' }))
  })

  test('the impact of deleting a user is shown', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [learner, teacher] = [await createUser(), await createUser(Role.Teacher)]
    const courseId = await course({})
    await db.from('courses').where('id', courseId).update({ teacher_id: teacher.user.id })
    await bought(learner, courseId)

    const one = await ask(client, admin, `users/${learner.user.id}`)
    const other = await ask(client, admin, `users/${teacher.user.id}`)

    assert.include(one.body().user.leftBehind, { orders: 1, courses: 0 })
    assert.include(other.body().user.leftBehind, { orders: 0, courses: 1 })
    ;(await ask(client, admin, 'users/4000000')).assertStatus(404)
  })

  test('the export has complete numbers as text and is audited', async ({ assert }) => {
    const admin = await createUser(Role.Admin)
    const learner = await createUser()
    await learner.user.merge({ userName: '=1+1' }).save()

    const answer = await fetch(
      `http://127.0.0.1:${process.env.PORT}/api/admin/users-export?telephone=${learner.user.telephone}`,
      { headers: { authorization: admin.token } }
    )

    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-disposition')!, /\.xlsx$/)
    const rows = await readRows(await answer.arrayBuffer())
    assert.lengthOf(rows, 2)
    assert.include(rows[1], learner.idCard)
    assert.include(rows[1], learner.user.telephone!)
    assert.include(rows[1], "'=1+1")
    const entry = await db.from('audit_logs').orderBy('id', 'desc').firstOrFail()
    assert.equal(entry.action, 'user.export')
    assert.notInclude(entry.after, learner.user.telephone!)
  })
})
