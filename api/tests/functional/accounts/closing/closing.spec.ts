import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { personalData } from '#accounts/personal_data_export/personal_data'
import { consumeSmsCode } from '#accounts/sms_codes/sms_code'
import { ShippedTypes } from '#catalogue/terms'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { WaitingSeats } from '#learning/seats/waiting_seats'
import { loadUserForUpdate } from '#accounts/lock_user'
import { removeUser } from '#accounts/closing/remove_user'
import { password, createUser, codeSentTo, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { eduLog, hourUpload } from '#tests/factories/certificates'
import { createChapter } from '#tests/factories/learning'
import { learnerWithStudyTime } from '#tests/factories/learner_with_study_time'
import { soldOrder } from '#tests/factories/sales'
import { assign, centre, bulkOrder } from '#tests/functional/learning/seats/training_centre'
import { getProfile } from '../profile/profile_requests.js'

const close = (client: ApiClient, { token }: CreatedUser, body: object = {}) =>
  client
    .post('/api/user/account-closing')
    .as(token)
    .json({ currentPassword: password, ...body })

const name = '欧阳注销者'
const at = () => toStored(now())

/** A user with rows in every table of accounts and storefront. */
async function userWithData(client: ApiClient) {
  const closedUser = await createUser()
  const { user } = closedUser
  const telephone = user.telephone!
  await user.merge({ userName: name, avatarUrl: '/uploads/me.png' }).save()
  const own = { user_id: user.id, created_at: at() }
  await db
    .table('addresses')
    .insert({
      ...own,
      name,
      telephone,
      province_code: '370000',
      city_code: '370100',
      area_code: '370102',
      province: '山东',
      city: '济南',
      area: '历下',
      address: '某街 1 号',
    })
  await db.table('consents').insert({ ...own, kind: 'k', version: '1', text_hash: 'h', ip: '::1' })
  await db
    .table('login_logs')
    .insert({
      created_at: at(),
      login_name: telephone,
      login_type: 'password',
      succeeded: false,
      ip: '::1',
      user_agent: 'Phone',
    })
  const orderId = await soldOrder({
    userId: user.id,
    paidAt: at(),
    lines: [{ courseId: await course(), amountFen: 100 }],
  })
  const address = { name, telephone, regionText: '山东省济南市', address: '某街 1 号' }
  await db
    .from('orders')
    .where('id', orderId)
    .update({ address: JSON.stringify(address) })
  await db
    .table('invoices')
    .insert({
      ...own,
      order_id: orderId,
      invoice_status: 2,
      invoice_type: 2,
      payer_type: 1,
      amount_fen: 100,
      payer_name: name,
      mailing_name: name,
      mailing_telephone: telephone,
      sent_at: at(),
    })
  const buyer = await centre({ copies: 1 })
  await assign(client, buyer, buyer, [`${name} ${telephone}`])
  await db
    .table('seat_moves')
    .insert({
      order_item_id: buyer.itemId,
      seat_no: 1,
      from_telephone: telephone,
      to_telephone: telephone,
      moved_by: buyer.user.id,
      created_at: at(),
    })
  await db.table('live_codes').insert({ code: `L${user.id}`, course_id: buyer.courseId, telephone, created_at: at() })
  await db.table('messages').insert({ ...own, kind: 'k', reference: 'r', facts: name })
  await noteOf(user.id)
  return { ...closedUser, telephone, orderId, buyer }
}

async function paymentOf(orderId: number): Promise<number> {
  const [id] = await db
    .table('payments')
    .insert({
      order_id: orderId,
      provider: 'local',
      amount_fen: 100,
      merchant_no: `M${orderId}`,
      expires_at: at(),
      created_at: at(),
    })
  return Number(id)
}

async function noteOf(userId: number): Promise<void> {
  const courseId = await course()
  const { chapterId } = await createChapter(courseId)
  await db
    .table('chapter_notes')
    .insert({
      user_id: userId,
      course_id: courseId,
      chapter_id: chapterId,
      created_at: at(),
      note_text: `${name}的笔记`,
      revision: 1,
    })
}

async function invoiceOf(userId: number, orderId: number, facts: object): Promise<void> {
  await db
    .table('invoices')
    .insert({
      user_id: userId,
      order_id: orderId,
      invoice_type: 1,
      payer_type: 1,
      amount_fen: 100,
      payer_name: name,
      created_at: at(),
      ...facts,
    })
}

/** Every cell of the database that contains one of the texts, as `table.column`. */
async function cellsWith(texts: string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of await db.connection().getAllTables()) {
    for (const row of await db.from(table).select('*')) {
      for (const [column, value] of Object.entries(row)) {
        if (texts.some((text) => String(value ?? '').includes(text))) found.add(`${table}.${column}`)
      }
    }
  }
  return [...found]
}

test.group('Closing an account', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('closing an account leaves only retained personal data', async ({ client, assert }) => {
    const closedUser = await userWithData(client)
    const before = await cellsWith([closedUser.telephone, closedUser.idCard, name])

    const closed = await close(client, closedUser)

    assert.equal(closed.body().code, '200')
    assert.includeMembers(before, ['users.user_name', 'orders.address', 'user_courses.telephone'])
    assert.includeMembers(before, ['chapter_notes.note_text', 'user_courses.listed_name'])
    const after = await cellsWith([closedUser.telephone, closedUser.idCard, name])
    const kept = after.filter((cell) => personalData[cell]?.fate !== 'kept')
    // Stored responses for other users' idempotency keys are deleted after a day.
    assert.deepEqual(
      kept.filter((cell) => cell !== 'idempotency_keys.response'),
      []
    )
    assert.include(after, 'invoices.payer_name')
    const row = await db.from('users').where('id', closedUser.user.id).first()
    assert.include(row, { user_name: '已注销用户', telephone: null, id_card_index: null })
    assert.isNotNull(await db.from('orders').where('id', closedUser.orderId).first())
    assert.lengthOf(await db.from('consents').where('user_id', closedUser.user.id), 1)
  })

  test('the old session and password stop working at once', async ({ client, assert }) => {
    const closedUser = await createUser()
    await close(client, closedUser)

    assert.equal((await getProfile(client, closedUser.token)).status(), 403)
    const { loginName } = closedUser.user
    const again = await client.post('/api/security/login').json({ loginName, loginType: 'password', passwd: password })
    again.assertStatus(401)
  })

  test('a missing password or code is reported at its field', async ({ client, assert }) => {
    const closedUser = await createUser()

    const none = await close(client, closedUser, { currentPassword: '' })
    const wrong = await close(client, closedUser, { currentPassword: 'not-it' })
    const code = await close(client, closedUser, { oldVerifyCode: '000000' })

    assert.include(none.body().errors[0], { field: 'currentPassword', msg: '请输入当前密码' })
    assert.equal(wrong.body().msg, '当前密码不正确')
    assert.equal(code.body().msg, '验证码错误或已失效')
    assert.equal((await getProfile(client, closedUser.token)).status(), 200)
  })

  test('a code sent to the user’s phone replaces the password', async ({ client, assert }) => {
    const closedUser = await createUser()
    await client.post('/api/user/profile/verify-code').as(closedUser).json({})
    const oldVerifyCode = await codeSentTo(closedUser.user.telephone!)

    const closed = await close(client, closedUser, { currentPassword: undefined, oldVerifyCode })

    assert.equal(closed.body().msg, '账号已注销。感谢您使用筑学。')
    assert.isFalse(await consumeSmsCode(closedUser.user.telephone!, 'old-telephone', oldVerifyCode))
  })

  test('open orders, seats and goods block closing, each with a message', async ({ client, assert }) => {
    const open = await createUser()
    await bulkOrder(open, { orderStatus: 1, copies: 1 })
    const seats = await centre({ copies: 3 })
    const goods = await createUser()
    const lines = [{ courseId: await course(), amountFen: 100 }]
    const orderId = await soldOrder({ userId: goods.user.id, paidAt: at(), lines })
    await db.from('order_items').where('order_id', orderId).update({ course_type: ShippedTypes[0] })
    await db.from('orders').where('id', orderId).update({ awaits_shipment: true })

    const answers = [await close(client, open), await close(client, seats), await close(client, goods)]
    const replies = answers.map((answer) => answer.body().msg)

    assert.match(replies[0], /1 个待支付的订单/)
    assert.match(replies[1], /3 个名额没有分配/)
    assert.match(replies[2], /还没有发货/)
    assert.equal((await getProfile(client, open.token)).status(), 200)
    assert.equal((await getProfile(client, seats.token)).status(), 200)
  })

  test('every pending process blocks closing, each with a message')
    .with([
      {
        begin: (userId: number, orderId: number) => invoiceOf(userId, orderId, { invoice_status: 1 }),
        sentence: '有 1 张发票正在开具或冲红，请等待完成。',
      },
      {
        begin: (userId: number, orderId: number) =>
          invoiceOf(userId, orderId, { invoice_status: 2, needs_reversal_at: at() }),
        sentence: '有 1 张发票正在开具或冲红，请等待完成。',
      },
      {
        begin: async (_userId: number, orderId: number) => {
          const paymentId = await paymentOf(orderId)
          await db
            .table('refunds')
            .insert({
              payment_id: paymentId,
              merchant_no: 'M1',
              refund_no: 'R1',
              provider: 'local',
              amount_fen: 1,
              total_fen: 100,
              reason: '课程取消',
              status: 'failed',
              created_at: at(),
            })
        },
        sentence: '有 1 笔退款正在处理，请等待退款到账。',
      },
      {
        begin: async (_userId: number, orderId: number) => {
          await db
            .table('payment_exceptions')
            .insert({
              kind: 'late',
              order_id: orderId,
              payment_id: await paymentOf(orderId),
              transaction_id: '4201',
              provider: 'local',
              amount_fen: 1,
              status: 'open',
              created_at: at(),
            })
        },
        sentence: '有 1 笔异常付款正在处理，请等待客服处理完成。',
      },
      {
        begin: async (userId: number) => {
          const { courseEduLogId } = await eduLog(userId, await course({ type: 5 }))
          await hourUpload(userId, courseEduLogId, { state: 'unknown' })
        },
        sentence: '有 1 门课程的学时正在上传，请等待上传结果。',
      },
    ])
    .run(async ({ client, assert }, { begin, sentence }) => {
      const own = await createUser()
      const lines = [{ courseId: await course(), amountFen: 100 }]
      const orderId = await soldOrder({ userId: own.user.id, paidAt: at(), lines })
      await begin(own.user.id, orderId)

      assert.equal((await close(client, own)).body().msg, sentence)
      assert.equal((await getProfile(client, own.token)).status(), 200)
    })

  test('hours not uploaded block closing unless given up', async ({ client, assert }) => {
    const learner = await learnerWithStudyTime({ courses: 1, chapters: 2 })

    const refused = await close(client, learner)
    const closed = await close(client, learner, { giveUpHours: true })

    assert.match(refused.body().msg, /1 门课程的学时还没有上传/)
    assert.equal(closed.body().msg, '账号已注销。感谢您使用筑学。')
    assert.isAbove((await db.from('hour_entries').where('user_id', learner.user.id)).length, 0)
  })

  test('staff cannot close their account', async ({ client, assert }) => {
    const reply = (await close(client, await createUser(Role.Teacher))).body().msg

    assert.match(reply, /联系管理员/)
  })

  test('a new account inherits nothing from the closed one', async ({ client, assert }) => {
    const closedUser = await userWithData(client)
    await close(client, closedUser)

    const heir = await createUser()
    const { telephone } = closedUser
    await heir.user.merge({ telephone, telephoneKey: telephone, loginName: telephone }).save()
    await db.transaction((trx) => new WaitingSeats().claim(trx, heir.user.id, telephone))

    assert.lengthOf(await db.from('user_courses').where('user_id', heir.user.id), 0)
    const code = await db.from('live_codes').where('code', `L${closedUser.user.id}`).first()
    assert.isNotNull(code.revoked_at)
  })

  test('either closing or a simultaneous order wins', async ({ client, assert }) => {
    const buyer = await createUser()
    const courseId = await course({ priceFen: 1_000 } as object)
    const buy = client
      .post('/api/user/orders/buy')
      .as(buyer)
      .json({ products: [{ courseId, courseCount: 1 }] })

    await Promise.all([buy, close(client, buyer)])

    const row = await db.from('users').where('id', buyer.user.id).first()
    const orders = await db.from('orders').where({ user_id: buyer.user.id, order_status: 1 })
    assert.isTrue(row.deleted_at === null || orders.length === 0)
    assert.isTrue(row.deleted_at !== null || orders.length === 1)
  })
})

test.group('Deleting a user', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('deleting a user leaves no more than closing does', async ({ client, assert }) => {
    const closedUser = await userWithData(client)
    const admin = await createUser(Role.Admin)

    await db.transaction(async (trx) =>
      removeUser(trx, admin.user.id, await loadUserForUpdate(trx, closedUser.user.id))
    )

    const after = await cellsWith([closedUser.telephone, closedUser.idCard, name])
    const kept = after.filter((cell) => personalData[cell]?.fate !== 'kept')
    assert.deepEqual(
      kept.filter((cell) => cell !== 'idempotency_keys.response'),
      []
    )
  })
})
