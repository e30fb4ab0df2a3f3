import { AxiosError, type AxiosResponse } from 'axios'
import { afterEach, expect, test } from 'vitest'
import { http } from './api'
import { dataProvider } from './data'

const requests: { url: string; method: string; data?: string }[] = []

function mockServer(body: object, status = 200) {
  http.defaults.adapter = async (config) => {
    requests.push({ url: http.getUri(config), method: config.method!, data: config.data })
    const response = { data: body, status, statusText: '', headers: {}, config } as AxiosResponse
    if (status >= 400) throw new AxiosError('', '', config, null, response)
    return response
  }
}

afterEach(() => {
  requests.length = 0
})

test('a list returns rows, total and its other fields', async () => {
  mockServer({ code: '200', orders: [{ orderId: '1' }], total: 37, amountTotal: 88.5 })

  const answer = await dataProvider.getList({
    resource: 'orders',
    pagination: { currentPage: 2, pageSize: 20 },
    filters: [{ field: 'orderStatus', operator: 'eq', value: '2' }],
  })

  expect(requests[0]!.url).toBe('/api/orders?orderStatus=2&page=2&pageSize=20')
  expect(answer.data).toEqual([{ orderId: '1' }])
  expect(answer.total).toBe(37)
  expect(answer.details).toEqual({ amountTotal: 88.5 })
})

test('the order of a list is sent in the parameters of simple-rest', async () => {
  mockServer({ code: '200', orders: [], total: 0 })
  await dataProvider.getList({ resource: 'orders', sorters: [{ field: 'orderAmt', order: 'desc' }] })
  expect(requests[0]!.url).toBe('/api/orders?_order=desc&_sort=orderAmt&page=1&pageSize=10')
})

test('an empty list has a total of 0', async () => {
  mockServer({ code: '200', courses: [], total: 0 })
  const answer = await dataProvider.getList({ resource: 'courses' })
  expect(answer).toMatchObject({ data: [], total: 0 })
})

test('courses are listed by type unless a filter names one', async () => {
  mockServer({ code: '200', courses: [], total: 0 })
  const book = { field: 'courseType', operator: 'eq' as const, value: '3' }

  await dataProvider.getList({ resource: 'products' })
  await dataProvider.getList({ resource: 'products', filters: [book] })

  expect(requests.map(({ url }) => url)).toEqual([
    '/api/public/courses?courseType=3&courseType=4&page=1&pageSize=10',
    '/api/public/courses?courseType=3&page=1&pageSize=10',
  ])
})

test('the value "all" and empty filters are not sent; lists repeat', async () => {
  mockServer({ code: '200', courses: [], total: 0 })

  await dataProvider.getList({
    resource: 'courses',
    filters: [
      { field: 'courseType', operator: 'eq', value: 'all' },
      { field: 'courseName', operator: 'eq', value: '' },
      { field: 'tag', operator: 'eq', value: [] },
      { field: 'courseStatus', operator: 'eq', value: ['unpublish', 'published'] },
    ],
  })

  expect(requests[0]!.url).toBe(
    '/api/public/courses?courseStatus=unpublish&courseStatus=published&courseType=1&courseType=5&courseType=6&page=1&pageSize=10'
  )
})

test('one record is fetched from its path and unwrapped', async () => {
  mockServer({ code: '200', course: { courseId: 7 } })
  const { data } = await dataProvider.getOne({ resource: 'courses', id: '7' })
  expect(requests[0]!.url).toBe('/api/public/courses/7')
  expect(data).toEqual({ courseId: 7 })
})

test('a teacher is fetched from the list of teachers', async () => {
  mockServer({ code: '200', users: [{ userId: 7 }], total: 1 })
  const { data } = await dataProvider.getOne({ resource: 'teachers', id: '7' })
  expect(requests[0]!.url).toBe('/api/admin/users?page=1&pageSize=10&roleId=teacher&userId=7')
  expect(data).toEqual({ userId: 7 })
})

test('a missing teacher is a 404', async () => {
  mockServer({ code: '200', users: [], total: 0 })
  await expect(dataProvider.getOne({ resource: 'teachers', id: 8 })).rejects.toMatchObject({ statusCode: 404 })
})

test("an update is a POST with the record's id", async () => {
  mockServer({ code: '200', courseId: 7 })

  await dataProvider.update({ resource: 'courses', id: '7', variables: { courseName: '甲' } })

  expect(requests[0]).toMatchObject({ url: '/api/admin/courses', method: 'post' })
  expect(JSON.parse(requests[0]!.data!)).toEqual({ courseName: '甲', courseId: 7 })
})

test('an error has its message and field messages', async () => {
  const errors = [{ field: 'courseName', rule: 'required', msg: '请输入课程名称' }]
  mockServer({ code: 'error', msg: '请检查填写的内容', errors })

  await expect(dataProvider.create({ resource: 'courses', variables: {} })).rejects.toMatchObject({
    message: '请检查填写的内容',
    statusCode: 200,
    errors: { courseName: '请输入课程名称' },
  })
})

test.each([
  [401, '用户名或密码错误', '用户名或密码错误'],
  [403, '无权访问', '无权访问'],
  [403, 'token expired', '登录已过期，请重新登录'],
  [404, '没有找到您要的内容', '没有找到您要的内容'],
  [500, 'ECONNREFUSED 127.0.0.1', '网络请求失败'],
])('status %i with "%s" gets the message "%s"', async (status, msg, result) => {
  mockServer({ code: String(status), msg }, status)
  await expect(dataProvider.getOne({ resource: 'courses', id: 1 })).rejects.toMatchObject({
    message: result,
    statusCode: status,
  })
})

test('a missing response is a network error', async () => {
  http.defaults.adapter = async (config) => {
    throw new AxiosError('timeout of 20000ms exceeded', 'ECONNABORTED', config)
  }
  await expect(dataProvider.getList({ resource: 'orders' })).rejects.toMatchObject({
    message: '网络请求失败',
    statusCode: 0,
  })
})
