import type { Assert } from '@japa/assert'
import type { ApiClient } from '@japa/api-client'
import type { CreatedUser } from '#tests/factories/accounts'
import {
  courseSum,
  customerCount,
  plainOrders,
  sumOf,
  withCourse,
  type PlainOrder,
} from '#tests/functional/statistics/naive_recount'
import { readRows } from '#tests/workbook'

export interface Shop {
  admin: CreatedUser
  /** The last one closed its account. */
  partners: { user: CreatedUser; channelId: number }[]
  teacher: CreatedUser
  taught: number[]
  buyers: CreatedUser[]
  /** Keyed by subject code. */
  courses: Record<string, number[]>
}

const origin = `http://127.0.0.1:${process.env.PORT}`
const today = '2026-06-15'
const yesterday = '2026-06-14'
const weekBefore = '2026-06-07'

export const toFen = (yuan: number) => Math.round(yuan * 100)
const income = (orders: PlainOrder[]) => sumOf(orders, ({ incomeFen }) => incomeFen)
const of = (day: string) => (order: PlainOrder) => order.day === day

type Read = <Body>(path: string, caller?: CreatedUser) => Promise<Body>
interface Subject {
  subjectCode: string
  userCount: number
  amount: number
}
interface Product {
  courseId: number
  userCount: number
  copies: number
  amount: number
}
interface OrderList {
  rows: { orderId: string; paidTime: string; copies: number; amount: number }[]
  total: number
  amountTotal: number
  copiesTotal: number
}
interface ChannelSales {
  orderCntTotal: number
  orderAmtTotal: number
  rows: { courseId: number; orderCnt: number; orderAmt: number }[]
}
interface TeacherSales {
  orderTotal: number
  orderIncome: number
}

/** Compares all statistics with a naive sum of the orders. */
export async function checkStats(client: ApiClient, assert: Assert, fixture: Shop) {
  const read: Read = async (path, caller = fixture.admin) => {
    const response = await client.get(path).as(caller)
    response.assertStatus(200)
    return response.body()
  }
  const orders = await plainOrders()
  await checkTiles(assert, read, orders)
  await checkDrills(assert, read, orders, fixture)
  await checkHolding(assert, read, orders, fixture)
  await checkTrend(assert, read, orders)
  await checkPartners(assert, read, orders, fixture)
  await checkTeacher(assert, read, orders, fixture)
}

async function checkTiles(assert: Assert, read: Read, orders: PlainOrder[]) {
  const summary = await read<Record<string, number>>('/api/orders/summary')
  const fresh = (day: string) => {
    const known = new Set(orders.filter((one) => one.day < day).map(({ userId }) => userId))
    return new Set(orders.filter(of(day)).map(({ userId }) => userId)).difference(known).size
  }
  assert.equal(summary.total, customerCount(orders))
  assert.equal(toFen(summary.income), income(orders))
  for (const [name, day] of [
    ['Yestoday', yesterday],
    ['Today', today],
    ['WeekBefore', weekBefore],
  ]) {
    assert.equal(summary[`total${name}`], fresh(day), `new buyers of ${day}`)
    assert.equal(toFen(summary[`income${name}`]), income(orders.filter(of(day))), day)
  }
}

/** Summary, subjects, products and orders: each level adds up to the one above. */
async function checkDrills(assert: Assert, read: Read, orders: PlainOrder[], { courses }: Shop) {
  for (const [range, some] of [
    ['total', orders],
    ['yestoday', orders.filter(of(yesterday))],
    ['today', orders.filter(of(today))],
  ] as const) {
    const { rows } = await read<{ rows: Subject[] }>(`/api/orders/statistics/subject?rangeType=${range}`)
    assert.equal(amountOf(rows), income(some), 'subjects add up')
    for (const [subject, ids] of Object.entries(courses)) {
      const row = rows.find(({ subjectCode }) => subjectCode === subject)
      assert.equal(row?.userCount ?? 0, customerCount(withCourse(some, ids)))
      assert.equal(toFen(row?.amount ?? 0), courseSum(some, ids, 'amountFen'))
    }
    for (const { subjectCode, amount } of rows) {
      const path = `/api/orders/statistics/subject/${subjectCode}/product?rangeType=${range}`
      const products = (await read<{ rows: Product[] }>(path)).rows
      assert.equal(amountOf(products), toFen(amount), `products of ${subjectCode} add up`)
      for (const product of products) {
        if (product.courseId) {
          assert.equal(product.userCount, customerCount(withCourse(some, [product.courseId])))
          assert.equal(product.copies, courseSum(some, [product.courseId], 'copies'))
        }
        await checkOrders(assert, read, some, product, range)
      }
    }
  }
}

/** Customers who paid for a course and did not return all copies. */
async function checkHolding(assert: Assert, read: Read, orders: PlainOrder[], { courses }: Shop) {
  for (const courseId of Object.values(courses).flat()) {
    const { buyers } = await read<{ buyers: number }>(`/api/admin/courses/${courseId}/study-statis`)
    const holding = orders.filter(({ lines }) => lines.some((line) => line.courseId === courseId && line.copies > 0))
    assert.equal(buyers, customerCount(holding), `buyers of ${courseId}`)
  }
}

const amountOf = (rows: { amount: number }[]) => sumOf(rows, ({ amount }) => toFen(amount))

async function checkOrders(assert: Assert, read: Read, some: PlainOrder[], product: Product, range: string) {
  const { courseId } = product
  const path = `/api/orders/statistics/product/${courseId}/order?rangeType=${range}&pageSize=10`
  const rows: OrderList['rows'] = []
  for (let page = 1; ; page++) {
    const found = await read<OrderList>(`${path}&page=${page}`)
    rows.push(...found.rows)
    assert.equal(toFen(found.amountTotal), toFen(product.amount))
    assert.equal(found.copiesTotal, product.copies)
    if (rows.length >= found.total || !found.rows.length) break
  }
  assert.equal(amountOf(rows), toFen(product.amount), `orders of ${courseId} add up`)
  assert.equal(
    sumOf(rows, ({ copies }) => copies),
    product.copies
  )
  assert.deepEqual(
    rows.map(({ paidTime }) => paidTime),
    rows
      .map(({ paidTime }) => paidTime)
      .toSorted()
      .reverse(),
    'newest first'
  )
  if (!courseId) return
  assert.sameMembers(
    rows.map(({ orderId }) => orderId),
    withCourse(some, [courseId]).map(({ orderNo }) => orderNo)
  )
}

async function checkTrend(assert: Assert, read: Read, orders: PlainOrder[]) {
  for (const days of [30, 90]) {
    const { rows } = await read<{ rows: { day: string; income: number }[] }>(
      `/api/orders/statistics/trend?days=${days}`
    )
    assert.equal(rows.length, days)
    assert.equal(rows.at(-1)?.day, yesterday)
    for (const { day, income: amount } of rows) {
      assert.equal(toFen(amount), income(orders.filter(of(day))), day)
    }
  }
}

async function checkPartners(assert: Assert, read: Read, orders: PlainOrder[], { admin, partners, courses }: Shop) {
  const ids = Object.values(courses).flat()
  for (const [at, { user, channelId }] of partners.entries()) {
    const path = `/api/admin/orders/channel-statis/${user.user.id}/product-statis`
    const caller = at === partners.length - 1 ? admin : user
    const statsOf = async (from: string, to: string) => {
      const query = [from && `startDate=${from}`, to && `endDate=${to}`].filter(Boolean).join('&')
      const sales = await read<ChannelSales>(`${path}?${query}`, caller)
      const range = orders.filter(
        ({ channelId: id, day }) => id === channelId && (!from || day >= from) && (!to || day <= to)
      )
      assert.equal(sales.orderCntTotal, courseSum(range, ids, 'copies'), query)
      assert.equal(toFen(sales.orderAmtTotal), courseSum(range, ids, 'amountFen'), query)
      for (const { courseId, orderCnt, orderAmt } of sales.rows) {
        assert.equal(orderCnt, courseSum(range, [courseId], 'copies'), query)
        assert.equal(toFen(orderAmt), courseSum(range, [courseId], 'amountFen'), query)
      }
      return sales
    }
    // Whole months, with and without days around them, and an empty range.
    for (const [from, to] of [
      ['', ''],
      ['2026-04-01', '2026-05-31'],
      ['2026-03-20', yesterday],
      ['2026-04-02', '2026-05-30'],
      ['', '2026-05-11'],
      ['2026-05-31', ''],
    ])
      await statsOf(from, to)
    const days = 'startDate=2026-06-01&endDate=2026-06-13'
    const sales = await statsOf('2026-06-01', '2026-06-13')
    const file = await fetch(`${origin}${path}-export?${days}`, { headers: { authorization: caller.token } })
    const sum = (await readRows(await file.arrayBuffer())).at(-1)!
    assert.deepEqual(sum.slice(1), [sales.orderCntTotal, sales.orderAmtTotal])
  }
}

async function checkTeacher(assert: Assert, read: Read, orders: PlainOrder[], fixture: Shop) {
  const { teacher, taught } = fixture
  for (const [from, to] of [
    ['2026-05-20', yesterday],
    ['2026-06-03', '2026-06-03'],
    ['2000-01-01', today],
  ]) {
    const path = `/api/orders/teacher-statis?startDate=${from}&endDate=${to}`
    const range = orders.filter(({ day }) => day >= from && day <= to)
    const sales = await read<TeacherSales>(path, teacher)
    assert.equal(sales.orderTotal, withCourse(range, taught).length, path)
    assert.equal(toFen(sales.orderIncome), courseSum(range, taught, 'amountFen'), path)
  }
  const ever = await read<TeacherSales>('/api/orders/teacher-statis', teacher)
  assert.equal(ever.orderTotal, withCourse(orders, taught).length)
}
