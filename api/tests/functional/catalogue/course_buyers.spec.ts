import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { chapterBought } from '#catalogue/terms'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { chapter, course } from '#tests/factories/catalogue'
import { adminClient } from '#tests/factories/course_admin_client'
import { createEntitlement } from '#tests/factories/learning'

let made = 0

async function order(
  { user }: CreatedUser,
  courseId: number,
  { status = 2, count = 1, refunded = 0 } = {}
): Promise<void> {
  const at = toStored(now())
  const [orderId] = await db
    .table('orders')
    .insert({
      order_no: `2699${String(++made).padStart(16, '0')}`,
      user_id: user.id,
      order_name: '商品',
      order_type: 'single',
      order_status: status,
      quote: '{}',
      awaits_shipment: true,
      ware_fen: 100,
      freight_fen: 0,
      amount_fen: 100,
      expires_at: at,
      created_at: at,
    })
  await db
    .table('order_items')
    .insert({
      order_id: orderId,
      course_id: courseId,
      item_name: '商品',
      course_type: 3,
      course_count: count,
      refunded_count: refunded,
      unit_fen: 100,
      base_fen: 100,
      amount_fen: 100,
    })
}

test.group('Buyers of courses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('each buyer counts once, refunded ones do not count', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const [one, other, third] = [await createUser(), await createUser(), await createUser()]
    const [held, book, nobody] = [await course({}), await course({ type: 3 }), await course({})]
    await createEntitlement(one.user.id, held)
    await createEntitlement(one.user.id, held, { expiresOn: '2020-01-01' })
    const back = await createEntitlement(other.user.id, held)
    await db
      .from('user_courses')
      .where('id', back)
      .update({ refunded_at: toStored(now()) })
    const waiting = await createEntitlement(one.user.id, held, { source: 'assignment' })
    const seat = { user_id: null, telephone: '13900001111' }
    await db.from('user_courses').where('id', waiting).update(seat)
    await order(one, held)
    await order(one, book, { count: 2, refunded: 1 })
    await order(other, book)
    await order(third, book, { refunded: 1 })
    await order(third, book, { status: 1 })

    const answer = await client
      .get('/api/admin/courses/buyers')
      .qs({ courseIds: [held, book, nobody] })
      .as(admin)

    assert.deepEqual(answer.body(), {
      code: '200',
      buyers: [
        { courseId: held, buyerCount: 2 },
        { courseId: book, buyerCount: 2 },
        { courseId: nobody, buyerCount: 0 },
      ],
      total: 3,
    })
  })

  test('a teacher can query their own courses only', async ({ client }) => {
    const teacher = await createUser(Role.Teacher)
    const own = await course({ teacherId: teacher.user.id })
    const foreign = await course({})
    const ask = (courseIds: number[] | number) => client.get('/api/admin/courses/buyers').qs({ courseIds }).as(teacher)

    ;(await ask(own)).assertBodyContains({ buyers: [{ courseId: own, buyerCount: 0 }] })
    ;(await ask([own, foreign])).assertStatus(404)
  })

  test('a chapter shown to buyers cannot be deleted', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const teaching = adminClient(client, teacher)
    const id = await course({ teacherId: teacher.user.id })
    const [shown, hidden] = [await chapter(id), await chapter(id, { status: 'unpublish' })]
    await teaching.teach('unpublish', id)
    const added = await chapter(id, { title: '新的一章' })
    const remove = async (chapterId: number) =>
      client.delete(`/api/teacher/courses/${id}/chapters/${chapterId}`).as(teacher)
    await createEntitlement((await createUser()).user.id, id)

    assert.equal((await remove(shown)).body().msg, chapterBought(1))
    for (const gone of [hidden, added]) assert.equal((await remove(gone)).body().code, '200')
    await db.from('user_courses').delete()
    assert.equal((await remove(shown)).body().code, '200')
  })
})
