import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { setClock } from '#core/time'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createEntitlement, frozenClock } from '#tests/factories/learning'
import * as seats from '#tests/functional/learning/seats/training_centre'

const [wang, li, zhao] = seats.telephones(3)

test.group('Assignment of seats', (group) => {
  seats.emptyCentre(group)
  group.each.teardown(() => setClock(null))

  test('a bare list of telephones is accepted', async ({ client, assert }) => {
    const centre = await seats.centre()
    const path = `/api/user/orders/${centre.orderNo}/order-items/${centre.itemId}/assign-to-users`
    const answer = await client.post(path).as(centre).json([wang, li])
    assert.containsSubset(answer.body(), { code: '200', seats: { assigned: 2 } })
  })

  test('each pasted entry gets a result', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.assign(client, centre, centre, [wang])

    const pasted = `${wang}，+86 ${li}\n${zhao.slice(0, 3)} ${zhao.slice(3, 7)} ${zhao.slice(7)}、1370000，${li}`
    const answer = (await seats.assign(client, centre, centre, pasted)).body()

    assert.equal(answer.msg, `分配成功，其中${wang}之前已经分配`)
    assert.deepEqual(
      answer.results.map((one: { telephone: string; result: string; resultText: string; times: number }) => [
        one.telephone,
        one.result,
        one.resultText,
        one.times,
      ]),
      [
        [wang, 'already', '之前已经分配', 1],
        [li, 'assigned', '分配成功', 2],
        [zhao, 'assigned', '分配成功', 1],
        [null, 'invalid', '不足11位', 1],
      ]
    )
    assert.deepEqual(answer.seats, { bought: 20, assigned: 3, free: 17, waiting: 3 })
    assert.deepEqual(
      (await seats.seatsOf(centre)).map((row) => [row.seat_no, row.telephone, row.user_id]),
      [
        [1, wang, null],
        [2, li, null],
        [3, zhao, null],
      ]
    )
  })

  test('a seat opens the course at once for an existing account', async ({ client, assert }) => {
    frozenClock()
    const centre = await seats.centre({ paidAt: '2026-05-02 02:00:00' })
    const learner = await createUser()
    const telephone = learner.user.telephone!

    const answer = (await seats.assign(client, centre, centre, telephone)).body()
    const mine = await client.get('/api/user/courses').as(learner)

    assert.equal(answer.msg, '分配成功')
    const [course] = mine.body().courses
    assert.include(course, { courseId: centre.courseId, userCourseStatus: 'valid' })
    assert.equal(course.assignedBy, '济南培训中心')
    // Counted from the day of payment.
    assert.equal(course.expiryDate, '2027-05-02')
  })

  test('an own longer entitlement leaves the seat unchanged', async ({ client, assert }) => {
    frozenClock()
    const centre = await seats.centre()
    const learner = await createUser()
    await createEntitlement(learner.user.id, centre.courseId, { expiresOn: '2028-01-01' })

    await seats.assign(client, centre, centre, learner.user.telephone!)

    const [seat] = (await seats.list(client, centre, centre)).body().assignedUsers
    assert.equal(seat.expiryDate, '2027-05-04')
    const mine = await client.get('/api/user/courses').as(learner)
    const [course] = mine.body().courses
    assert.include(course, { expiryDate: '2028-01-01', assignedBy: null })
  })

  test('a seat of a bundle opens all its courses', async ({ client, assert }) => {
    const parts = [await course({ tags: ['hide'] }), await course()]
    const bundle = await course({ tags: ['Package'], models: parts })
    const centre = await seats.centre({ courseId: bundle, copies: 2 })

    const answer = (await seats.assign(client, centre, centre, [wang, li])).body()

    assert.deepEqual(answer.seats, { bought: 2, assigned: 2, free: 0, waiting: 2 })
    const rows = await seats.seatsOf(centre)
    assert.sameMembers(
      rows.filter((row) => row.telephone === wang).map((row) => row.course_id),
      [bundle, ...parts]
    )
    assert.lengthOf((await seats.list(client, centre, centre)).body().assignedUsers, 2)
  })

  test('more numbers than free seats assign none', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 2 })
    const learner = await createUser()
    await seats.assign(client, centre, centre, [wang])

    const many = [wang, learner.user.telephone!, ...seats.telephones(88, 100)]
    const refused = (await seats.assign(client, centre, centre, many)).body()

    assert.deepEqual(
      { ...refused, errors: undefined },
      {
        code: 'too-few-seats',
        msg: '剩余名额只有1个，本次需要89个，请减少手机号后重新提交',
        wanted: 89,
        free: 1,
        errors: undefined,
      }
    )
    assert.lengthOf(await seats.seatsOf(centre), 1)
    assert.notInclude(JSON.stringify(refused), learner.user.telephone!)
  })

  test('refunded seats cannot be assigned', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 3, refunded: 1 })

    await seats.assign(client, centre, centre, [wang, li])
    const refused = (await seats.assign(client, centre, centre, zhao)).body()

    assert.equal(refused.msg, '名额已全部分配，没有剩余名额')
    const [item] = (await seats.lines(client, centre, centre)).body().orderItems
    assert.deepEqual(item.seats, { bought: 2, assigned: 2, free: 0, waiting: 2 })
  })

  test('the lowest free seat numbers are assigned first', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 3 })
    await seats.assign(client, centre, centre, [wang, li])
    await db.from('user_courses').where({ order_item_id: centre.itemId, seat_no: 1 }).delete()

    await seats.assign(client, centre, centre, zhao)

    const rows = await seats.seatsOf(centre)
    assert.deepEqual(
      rows.map((row) => [row.seat_no, row.telephone]),
      [
        [2, li],
        [1, zhao],
      ]
    )
  })

  test('a repeated key returns the same response and assigns nothing', async ({ client, assert }) => {
    const centre = await seats.centre()

    const first = await seats.assign(client, centre, centre, [wang, li], 'key-1')
    const again = await seats.assign(client, centre, centre, [wang, li], 'key-1')
    const other = await seats.assign(client, centre, centre, [wang, zhao], 'key-1')

    assert.deepEqual(again.body(), first.body())
    assert.equal(other.body().msg, '提交的内容已变化，请刷新后重新提交')
    assert.lengthOf(await seats.seatsOf(centre), 2)
  })

  test('a list without valid numbers is rejected at its field', async ({ client, assert }) => {
    const centre = await seats.centre()
    const outcome = async (input?: string | string[]) => {
      const { msg, errors } = (await seats.assign(client, centre, centre, input)).body()
      return [msg, errors?.[0].field]
    }

    assert.deepEqual(await outcome('张三，李四，1380013800'), ['没有可以分配的手机号，请输入11位手机号', 'telephones'])
    assert.deepEqual(await outcome(''), ['请输入手机号', 'telephones'])
    assert.deepEqual(await outcome(undefined), ['请输入手机号', 'telephones'])
    assert.deepEqual(await outcome([]), ['请输入手机号', 'telephones'])
    assert.deepEqual(await outcome('1380013800'), ['长度在11到1000个字符', 'telephones'])
    assert.deepEqual(await outcome('1'.repeat(1001)), ['长度在11到1000个字符', 'telephones'])
    assert.deepEqual(await outcome(seats.telephones(91)), ['长度在11到1000个字符', 'telephones'])
    assert.lengthOf(await seats.seatsOf(centre), 0)
  })

  test('only a paid bulk order can be assigned', async ({ client, assert }) => {
    const centre = await seats.centre()
    const alone = await seats.bulkOrder(centre, { orderType: 'single', copies: 1 })
    const unpaid = await seats.bulkOrder(centre, { orderStatus: 1 })
    const closed = await seats.bulkOrder(centre, { orderStatus: 3 })

    const outcome = async (order: seats.BulkOrder) => (await seats.assign(client, centre, order, wang)).body().msg
    assert.equal(await outcome(alone), '只有批量购买的订单可以分配')
    assert.equal(await outcome(unpaid), '订单支付后才可以分配')
    assert.equal(await outcome(closed), '订单支付后才可以分配')
    assert.equal(
      await db
        .from('user_courses')
        .count('* as n')
        .first()
        .then((r) => Number(r.n)),
      0
    )
    const shown = (await seats.lines(client, centre, alone)).body()
    assert.equal(shown.order.seatless, '只有批量购买的订单可以分配')
    assert.isNull(shown.orderItems[0].seats)
  })

  test('expired seats cannot be assigned', async ({ client, assert }) => {
    frozenClock()
    const centre = await seats.centre({ paidAt: '2025-05-03 02:00:00' })

    const refused = (await seats.assign(client, centre, centre, wang)).body()

    assert.equal(refused.msg, '该订单的学习权限已于2026-05-03到期，不能再分配')
    assert.lengthOf(await seats.seatsOf(centre), 0)
  })

  test('orders and line items of others get the same 404', async ({ client, assert }) => {
    const centre = await seats.centre()
    const anotherUser = await seats.centre()
    const mixed = { ...centre, itemId: anotherUser.itemId }
    const missing = { ...centre, orderNo: '00000000000000000000' }
    const nothing = (await client.get('/api/no-such-place')).text()

    for (const call of [seats.list, seats.sheet, seats.lines]) {
      const foreign = await call(client, anotherUser, centre)
      foreign.assertStatus(404)
      assert.equal(foreign.text(), nothing)
      assert.equal((await call(client, centre, missing)).text(), nothing)
    }
    for (const order of [missing, mixed]) {
      const answers = [
        await seats.assign(client, centre, order, wang),
        await seats.move(client, centre, order, 1, wang),
        await seats.list(client, centre, order),
      ]
      for (const answer of answers) assert.equal(answer.text(), nothing)
    }
    assert.equal((await seats.assign(client, anotherUser, centre, wang)).text(), nothing)
    assert.equal((await seats.move(client, anotherUser, centre, 1, wang)).text(), nothing)
  })
})
