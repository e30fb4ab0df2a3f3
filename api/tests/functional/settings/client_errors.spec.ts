import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { registry } from '#core/metrics/metrics'
import { Role } from '#core/roles'
import ClientError from '#settings/client_errors/client_error'
import { createUser } from '#tests/factories/accounts'

const path = '/api/public/client-errors'
const chrome92 =
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/92.0.4515.159 Safari/537.36'
const fault = {
  front: 'shop',
  message: 'URL.canParse is not a function',
  place: '/_astro/goback.B3x9.js:1:204',
  page: '/index/course-info/12?liveCode=ABCDEFGHJK',
}

test.group('Browser script errors (docs/threats.md T200)', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await limiter.use('memory', { requests: 1, duration: 1 }).delete('client-errors')
  })

  test('the same error in one browser version is one row', async ({ client, assert }) => {
    const { token } = await createUser(Role.Admin)
    for (const agent of [chrome92, chrome92, chrome92.replaceAll('92.', '103.')])
      (await client.post(path).header('user-agent', agent).json(fault)).assertStatus(200)

    const body = (await client.get('/api/admin/client-errors').as(token)).body()
    assert.equal(body.total, 2)
    const row = body.clientErrors.find(({ browser }: { browser: string }) => browser === 'Chrome 92.0 (Blink 92)')
    assert.containsSubset(row, {
      front: 'shop',
      message: fault.message,
      place: fault.place,
      reports: 2,
      page: '/index/course-info/:id',
    })
    const counted = await registry.getSingleMetricAsString('zhuxue_client_errors_total')
    assert.match(counted, /\{front="shop",browser="Chrome"\} \d/)
  })

  test('a report contains no personal data', async ({ client, assert }) => {
    const telephone = '13812345678'
    const idCard = '370102199003077774'
    await client
      .post(path)
      .json({
        ...fault,
        message: `cannot read ${telephone}, 138 1234-5678 of ${idCard} or 26112812000012345678`,
        place: `what was typed: ${telephone}`,
        page: `/board/user/invoice?orderId=26112812000012345678#${telephone}`,
      })

    const stored = JSON.stringify(await ClientError.query().firstOrFail())
    for (const number of [telephone, idCard, '12345678', '1234-5678', 'typed']) assert.notInclude(stored, number)
    assert.include(stored, '"page":"/board/user/invoice"')
  })

  test('the size of a report is limited', async ({ client, assert }) => {
    const long = await client.post(path).json({ ...fault, message: 'x'.repeat(301) })
    assert.equal(long.body().errors[0].field, 'message')
    const huge = await client.post(path).json({ ...fault, stack: 'x'.repeat(70_000) })
    huge.assertStatus(413)
    assert.isNull(await ClientError.first())
  })

  test('a flood of reports writes at most 120 a minute', async ({ client, assert }) => {
    for (let calls = 0; calls < 125; calls++) await client.post(path).json(fault)
    const { reports } = await ClientError.query().firstOrFail()
    assert.isAtMost(reports, 120)
    assert.isAbove(reports, 100)
  })
})
