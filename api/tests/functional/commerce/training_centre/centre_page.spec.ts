import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { centreMessages } from '#commerce/training_centre/terms'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { createChapter } from '#tests/factories/learning'
import { download, give, show, study } from '#tests/functional/commerce/training_centre/centre_calls'
import * as seats from '#tests/functional/learning/seats/training_centre'
import { statementsOf } from '#tests/statements'
import { readRows } from '#tests/workbook'

const maxStatements = 12

/** A centre with a learner in each state, on two orders. */
async function centreFixture() {
  const centre = await seats.centre()
  const [half, whole, ready, idle] = [await createUser(), await createUser(), await createUser(), await createUser()]
  const [late, waiting] = seats.telephones(2)
  const ofUser = ({ user }: typeof half) => ({ telephone: user.telephone!, userId: user.id })
  await give(centre, [
    { ...ofUser(half), studied: true, daysAgo: 20 },
    { ...ofUser(whole), studied: true, daysAgo: 20 },
    { ...ofUser(ready), daysAgo: 13 },
    { ...ofUser(idle), daysAgo: 14 },
    { telephone: late, daysAgo: 30 },
    { telephone: waiting },
  ])
  await study(half.user.id, centre.courseId, false)
  await study(whole.user.id, centre.courseId, true)
  const otherCourse = await course({ name: '=造价员' })
  await createChapter(otherCourse, { seconds: 600 })
  const other = await seats.bulkOrder(centre, { copies: 5, courseId: otherCourse, refunded: 1 })
  await db.from('order_items').where('id', other.itemId).update({ item_name: '=造价员' })
  await give(other, [{ ...ofUser(idle), daysAgo: 40, status: 'expired' }])
  return { centre, other, half, whole, ready, idle, late, waiting }
}

test.group('The training centre page', (group) => {
  seats.emptyCentre(group)
  group.each.setup(async () => {
    await db.from('chapter_progress').delete()
  })

  test('seats and learners are counted over all orders', async ({ client, assert }) => {
    const { centre, other } = await centreFixture()
    const { figures, lines } = (await show(client, centre)).body()

    assert.deepEqual(figures, {
      bought: 24,
      free: 17,
      given: 7,
      waiting: 2,
      started: 2,
      finished: 1,
      idle: 2,
      remindable: 2,
    })
    assert.lengthOf(lines, 2)
    assert.include(lines[0], { orderId: other.orderNo, bought: 4, free: 3, given: 1, idle: 0 })
    assert.include(lines[1], { orderId: centre.orderNo, given: 6, started: 2, finished: 1 })
  })

  test('each stat equals the length of its list', async ({ client, assert }) => {
    const { centre, idle, late } = await centreFixture()
    const { figures } = (await show(client, centre)).body()
    const of = async (state?: string) => (await show(client, centre, { state })).body()

    assert.equal((await of()).total, figures.given)
    assert.equal((await of('waiting')).total, figures.waiting)
    assert.equal((await of('studied')).total, figures.started)
    assert.equal((await of('finished')).total, figures.finished)
    const { people, total } = await of('idle')
    assert.equal(total, figures.idle)
    assert.sameMembers(
      people.map(({ telephone }: { telephone: string }) => telephone),
      [idle.user.telephone, late]
    )
    assert.equal((await of('ended')).total, 1)
  })

  test('progress is the same as in the list of the order', async ({ client, assert }) => {
    const { centre, half, whole } = await centreFixture()
    const { people } = (await show(client, centre)).body()
    const { assignedUsers } = (await seats.list(client, centre, centre)).body()

    const progress = new Map(
      people.map((one: { telephone: string; studyProgress: number }) => [one.telephone, one.studyProgress])
    )
    assert.equal(progress.get(half.user.telephone), 50)
    assert.equal(progress.get(whole.user.telephone), 100)
    for (const { telephone, studyProgress, state } of assignedUsers) {
      const mine = people.find(
        (one: { telephone: string; orderId: string }) => one.telephone === telephone && one.orderId === centre.orderNo
      )
      assert.deepInclude(mine, { studyProgress, state })
    }
  })

  test('a row has neither minutes nor hours nor scores', async ({ client, assert }) => {
    const { centre } = await centreFixture()
    const { people } = (await show(client, centre)).body()
    const result = ['orderItemId', 'seatNo', 'orderId', 'courseName', 'telephone', 'listedName', 'userName', 'state']
    const dated = ['isFinished', 'isIdle', 'studyProgress', 'assignedDate', 'lastOpenedDate']
    const reminded = ['remindedTime', 'reminderState', 'remindable']
    assert.sameMembers(Object.keys(people[0]), [...result, ...dated, ...reminded])
  })

  test('learners are filtered by course, number and name', async ({ client, assert }) => {
    const { centre, other, idle, late } = await centreFixture()
    const totalOf = async (filters: object) => (await show(client, centre, filters)).body().total

    assert.equal(await totalOf({ courseId: other.courseId }), 1)
    assert.equal(await totalOf({ keyword: late }), 1)
    assert.equal(await totalOf({ keyword: idle.user.telephone }), 2)
    assert.equal(await totalOf({ keyword: '测*' }), 5)
    assert.equal(await totalOf({ keyword: '测试' }), 0)
    await db.from('user_courses').where('telephone', late).update({ listed_name: '孙测试' })
    assert.equal(await totalOf({ keyword: '测试' }), 1)
    const page = (await show(client, centre, { page: 2, pageSize: 5 })).body()
    assert.deepEqual([page.people.length, page.total], [2, 7])
    assert.equal((await show(client, centre, { state: 'ready or 1=1' })).body().code, 'error')
  })

  test('seats of other buyers are hidden', async ({ client, assert }) => {
    await centreFixture()
    const anotherUser = await createUser()
    const { figures, lines, people, total } = (await show(client, anotherUser)).body()
    assert.isTrue(Object.values(figures).every((count) => count === 0))
    assert.deepEqual([lines, people, total], [[], [], 0])
    const access = (caller: typeof anotherUser) => client.get('/api/user/training-centre/access').as(caller)
    assert.isFalse((await access(anotherUser)).body().hasSeats)
  })

  test('only paid bulk orders are counted', async ({ client, assert }) => {
    const centre = await seats.centre()
    await seats.bulkOrder(centre, { orderStatus: 1 })
    await seats.bulkOrder(centre, { orderStatus: 3 })
    await seats.bulkOrder(centre, { orderType: 'single', copies: 1 })
    const { figures, lines } = (await show(client, centre)).body()
    assert.lengthOf(lines, 1)
    assert.include(figures, { bought: 20, free: 20, given: 0 })
  })

  test('the workbook has the columns that the law allows', async ({ assert }) => {
    const { centre, whole, waiting } = await centreFixture()
    await db.from('user_courses').where('telephone', waiting).update({ listed_name: '@SUM(A1)' })
    await db.from('users').where('id', whole.user.id).update({ user_name: '+测试' })
    const rows = await readRows(await download(centre))

    assert.deepEqual(rows[0], [
      '课程',
      '订单号',
      '手机号',
      '名单姓名',
      '姓名',
      '分配日期',
      '状态',
      '学习进度(%)',
      '最近学习日期',
    ])
    assert.lengthOf(rows, 8)
    assert.equal(rows[1][0], "'=造价员")
    const finished = rows.find((row) => row.includes(whole.user.telephone!))!
    assert.includeMembers(finished, ["'+**", '已学完', 100])
    assert.include(
      rows.find((row) => row.includes(waiting))!,
      "'@SUM(A1)"
    )
    assert.lengthOf(await readRows(await download(centre, 'state=idle')), 3)
  })

  test('a workbook of more than fifty thousand learners is rejected', async ({ client, assert }) => {
    const centre = await seats.centre()
    const telephones = seats.telephones(50_001)
    await give(
      centre,
      telephones.map((telephone) => ({ telephone }))
    )
    const exportWith = (filters: object) => client.get('/api/user/training-centre/export').qs(filters).as(centre)
    assert.include((await exportWith({})).body(), { code: 'error', msg: centreMessages.tooManyRows })
    const narrowed = await exportWith({ keyword: telephones[7] })
    assert.match(narrowed.header('content-type')!, /spreadsheetml/)
  })

  test('two hundred orders need at most twelve statements', async ({ client, assert }) => {
    const centre = await seats.centre({ copies: 25 })
    const learners = await Promise.all(Array.from({ length: 5 }, () => createUser()))
    for (let order = 0; order < 200; order++) {
      const own = order ? await seats.bulkOrder(centre, { ...centre, copies: 25 }) : centre
      await give(own, [
        ...learners.map(({ user }) => ({ telephone: user.telephone!, userId: user.id, studied: true, daysAgo: 30 })),
        ...seats.telephones(20, order * 20).map((telephone) => ({ telephone, daysAgo: 30 })),
      ])
    }
    for (const { user } of learners) await study(user.id, centre.courseId, true)
    let body = { figures: {}, people: [] }
    const sent = await statementsOf(async () => {
      body = (await show(client, centre, { pageSize: 100 })).body()
    })

    assert.isAtMost(sent.length, maxStatements, JSON.stringify(sent, null, 1))
    assert.include(body.figures, { bought: 5_000, given: 5_000, finished: 1_000, idle: 4_000 })
    assert.lengthOf(body.people, 100)
    const named = await statementsOf(() => show(client, centre, { keyword: '测' }))
    assert.isAtMost(named.length, maxStatements, JSON.stringify(named, null, 1))
  })
})
