import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { messages } from '#comments/terms'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement } from '#tests/factories/learning'

const post = (client: ApiClient, someone: CreatedUser, courseId: number, text: unknown) =>
  client.post('/api/comments').as(someone).json({ courseId, text })
const read = (client: ApiClient, query: object, someone?: CreatedUser | null) => {
  const request = client.get('/api/comments').qs(query)
  return someone ? request.as(someone) : request
}
const moderate = (client: ApiClient, verdict: string, id: number, someone: CreatedUser) =>
  client.post(`/api/comments/${verdict}/${id}`).as(someone)
const contents = (answer: ApiResponse): string[] =>
  answer.body().comments.map((one: { commentContent: string }) => one.commentContent)

async function buyerOf(courseId: number): Promise<CreatedUser> {
  const buyer = await createUser()
  await createEntitlement(buyer.user.id, courseId)
  return buyer
}

/** An order of one item in the given status, as the checkout creates it. */
async function order({ user }: CreatedUser, courseId: number, status: number): Promise<void> {
  const at = toStored(now())
  const [orderId] = await db
    .table('orders')
    .insert({
      order_no: String(user.id).padStart(20, '0'),
      user_id: user.id,
      order_name: '教材',
      order_type: 'single',
      order_status: status,
      ware_fen: 10_000,
      freight_fen: 0,
      amount_fen: 10_000,
      quote: '{}',
      awaits_shipment: true,
      expires_at: at,
      created_at: at,
    })
  await db
    .table('order_items')
    .insert({
      order_id: orderId,
      course_id: courseId,
      item_name: '教材',
      course_type: 3,
      course_count: 1,
      unit_fen: 10_000,
      base_fen: 10_000,
      amount_fen: 10_000,
    })
}

test.group('Comments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('only approved comments are public', async ({ client, assert }) => {
    const courseId = await course()
    const buyer = await buyerOf(courseId)
    const admin = await createUser(Role.Admin)
    const seen = async (someone?: CreatedUser) => contents(await read(client, { courseId }, someone)).length

    const posted = await post(client, buyer, courseId, '讲得很清楚')
    assert.equal(posted.body().msg, '您的评论发布成功')
    const id = posted.body().courseCommentId
    assert.deepEqual([await seen(), await seen(buyer), await seen(await createUser())], [0, 1, 0])

    assert.equal((await moderate(client, 'approve', id, admin)).body().msg, '审核通过')
    assert.deepEqual([await seen(), await seen(buyer)], [1, 1])

    assert.equal((await moderate(client, 'reject', id, admin)).body().msg, '评论已禁止显示')
    assert.deepEqual([await seen(), await seen(buyer)], [0, 1])
    const [own] = (await read(client, { courseId }, buyer)).body().comments
    assert.include(own, { commentStatus: 3, own: true })
  })

  test('every moderation is audited', async ({ client, assert }) => {
    const courseId = await course()
    const buyer = await buyerOf(courseId)
    const admin = await createUser(Role.Admin)
    const id = (await post(client, buyer, courseId, '很好')).body().courseCommentId

    await moderate(client, 'approve', id, admin)
    await moderate(client, 'reject', id, admin)

    const entries = await db.from('audit_logs').where('object', `comment:${id}`).orderBy('id')
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before, after]),
      [
        ['comment.approve', '{"commentStatus":1}', '{"commentStatus":2}'],
        ['comment.reject', '{"commentStatus":2}', '{"commentStatus":3}'],
      ]
    )
    const row = await db.from('comments').where('id', id).first()
    assert.equal(row.audited_by, admin.user.id)
    ;(await moderate(client, 'approve', 999_999, admin)).assertStatus(404)
  })

  test('only buyers of the course may comment', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const courseId = await course({ teacherId: teacher.user.id })
    const expired = await createUser()
    await createEntitlement(expired.user.id, courseId, { expiresOn: '2020-01-01' })

    for (const someone of [await createUser(), teacher, await createUser(Role.Admin)]) {
      const answer = await post(client, someone, courseId, '好')
      assert.include(answer.body(), { code: 'not-bought', msg: messages.needsPurchase })
    }
    assert.equal((await post(client, expired, courseId, '好')).body().code, 'expired')
    ;(await client.post('/api/comments').json({ courseId, text: '好' })).assertStatus(401)
    assert.isEmpty(await db.from('comments'))
  })

  test('every user can comment on a free course', async ({ client, assert }) => {
    const free = await course({ price: 0 })
    const answer = await post(client, await createUser(), free, '免费的也很用心')
    assert.equal(answer.body().code, '200')
  })

  test('only a paid book can be commented on', async ({ client, assert }) => {
    const book = await course({ type: 3 })
    const [paid, waiting] = [await createUser(), await createUser()]
    await order(paid, book, 2)
    await order(waiting, book, 1)

    assert.equal((await post(client, paid, book, '纸张很好')).body().code, '200')
    assert.equal((await post(client, waiting, book, '还没收到')).body().code, 'not-bought')
  })

  test('a comment has 1 to 500 characters', async ({ client, assert }) => {
    const courseId = await course()
    const buyer = await buyerOf(courseId)
    const messageFor = async (text: unknown) => {
      const { code, msg, errors } = (await post(client, buyer, courseId, text)).body()
      return [code, msg, errors?.[0]?.field]
    }
    assert.deepEqual(await messageFor(''), ['error', messages.empty, 'text'])
    assert.deepEqual(await messageFor(' \n\u202e '), ['error', messages.empty, 'text'])
    assert.deepEqual(await messageFor(undefined), ['error', messages.empty, 'text'])
    assert.deepEqual(await messageFor('长'.repeat(501)), ['error', messages.tooLong, 'text'])
    assert.equal((await messageFor('长'.repeat(500)))[0], '200')
    assert.equal((await messageFor('😀'.repeat(250)))[0], '200')
    const rows = await db.from('comments').orderBy('id')
    assert.deepEqual(
      rows.map((row) => [...row.comment_content].length),
      [500, 250]
    )
  })

  test('markup is stored as text', async ({ client, assert }) => {
    const courseId = await course()
    const buyer = await buyerOf(courseId)
    const typed = '<img src=x onerror=alert(1)> & "引号"'
    await post(client, buyer, courseId, typed)
    assert.deepEqual(contents(await read(client, { courseId }, buyer)), [typed])
  })

  test('names are masked, and only admins see phone numbers', async ({ client, assert }) => {
    const courseId = await course({ name: '测量放线' })
    const buyer = await buyerOf(courseId)
    const admin = await createUser(Role.Admin)
    const id = (await post(client, buyer, courseId, '好')).body().courseCommentId
    await moderate(client, 'approve', id, admin)

    const answer = await read(client, { courseId })
    const [shown] = answer.body().comments
    assert.include(shown, { userName: '测***', userTelephone: null, own: false })
    assert.notInclude(answer.text(), buyer.user.telephone!)

    const [result] = (await read(client, { courseName: '放线' }, admin)).body().comments
    assert.match(result.userTelephone, /^139\*{4}\d{4}$/)
    assert.include(result, { courseName: '测量放线', userName: '测***' })
    assert.isNotNull(result.auditTime)
  })

  test('only an admin can list comments of all courses', async ({ client, assert }) => {
    const [one, two] = [await course(), await course()]
    const draft = await course({ status: 'unpublish' })
    const buyer = await createUser()
    await createEntitlement(buyer.user.id, one)
    await createEntitlement(buyer.user.id, two)
    const admin = await createUser(Role.Admin)
    const first = (await post(client, buyer, one, '第一')).body().courseCommentId
    await post(client, buyer, two, '第二')
    await moderate(client, 'approve', first, admin)

    assert.deepEqual(contents(await read(client, {}, admin)), ['第二', '第一'])
    assert.deepEqual(contents(await read(client, { commentStatus: 1 }, admin)), ['第二'])
    assert.deepEqual(contents(await read(client, { commentStatus: 2 }, admin)), ['第一'])
    const paged = (await read(client, { page: 2, pageSize: 5 }, admin)).body()
    assert.deepEqual([paged.comments, paged.total], [[], 2])

    const waiting = await read(client, { courseId: two, commentStatus: 1 })
    assert.isEmpty(waiting.body().comments)
    ;(await read(client, {}, buyer)).assertStatus(404)
    ;(await read(client, { courseId: draft })).assertStatus(404)
    assert.equal((await read(client, { commentStatus: 9 }, admin)).body().code, 'error')
  })
})
