import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { failureModes, openFaultyServer, type FailureModeName } from '#tests/drivers/payment/faulty_server'
import { failure, wechatSetup } from '#tests/drivers/payment/wechat_setup'

test.group('WeChat Pay bills', (group) => {
  const wechat = wechatSetup(group)
  const today = () => DateTime.now().setZone('Asia/Shanghai').toISODate()!

  test('an unfinished bill differs from an empty one', async ({ assert }) => {
    assert.equal((await failure(wechat.driver().tradeBill(today()))).rejectCode, 'STATEMENT_CREATING')
    assert.equal((await failure(wechat.driver().tradeBill('gestern'))).rejectCode, 'PARAM_ERROR')
  })

  test('bill files are fetched from the provider’s hosts only', async ({ assert }) => {
    const body = { hash_type: 'SHA1', hash_value: 'a'.repeat(40) }
    for (const address of ['http://169.254.169.254/latest', 'https://evil.example/file', 'file:///etc']) {
      wechat.fake.switches.instead = () => ({ status: 200, body: { ...body, download_url: address } })
      const { message } = await failure(wechat.driver().tradeBill(today()))
      assert.include(message, 'not of the wallet')
    }
  })

  const head = '\uFEFF交易时间,微信订单号,商户订单号,交易状态,商户退款单号,订单金额,申请退款金额'
  const row = '`2026-01-02 03:04:05,`4200,`2601_1,`SUCCESS,`0,`1.15,`0.00'
  const sums = '总交易单数\r\n`1'

  test('a bill with {what} is rejected')
    .with([
      { what: 'another SHA1', text: `${head}\r\n${row}\r\n${sums}`, sha1: 'a'.repeat(40) },
      { what: 'a missing end', text: `${head}\r\n${row}\r\n` },
      { what: 'a line of other columns', text: `${head}\r\n${row},\`1\r\n${sums}` },
      { what: 'an amount of three decimals', text: `${head}\r\n${row.replace('1.15', '1.155')}\r\n${sums}` },
      { what: 'no time', text: `${head}\r\n${row.replace('2026-01-02', 'x')}\r\n${sums}` },
      { what: 'an unzipped file', file: Buffer.from(`${head}\r\n${row}\r\n${sums}`) },
      { what: 'a truncated file', cut: 30, text: `${head}\r\n${row}\r\n${sums}` },
      { what: 'too many lines', text: `${head}\r\n${`${row}\r\n`.repeat(20_000)}${sums}` },
      { what: 'an endless line', text: `${head}${','.repeat(100_000)}` },
    ])
    .run(async (_, { text = '', cut: bytes, sha1, file }) => {
      const zipped = file ?? gzipSync(text).subarray(0, bytes && -bytes)
      serveBill(zipped, sha1 ?? createHash('sha1').update(text).digest('hex'))
      await failure(wechat.driver({ maxReportBytes: 1_000_000 }).tradeBill(today()))
    })

  test('a bill file that {fault} is rejected')
    .with((Object.keys(failureModes) as FailureModeName[]).map((fault) => ({ fault })))
    .run(async (_, { fault }) => {
      const faulty = await openFaultyServer(fault)
      const origins = [wechat.fake.origin, faulty.origin]
      serveBill(Buffer.of(), 'a'.repeat(40), faulty.origin)

      await failure(wechat.driver({ origins, deadlineMs: 300 }).tradeBill(today()))
      faulty.close()
    })

  test('amounts are exact, whatever the names contain', async ({ assert }) => {
    const lines = [
      row,
      row.replace('1.15', '1000000.01'),
      row.replace('1.15', '0.29').replace('`4200', '`4,200'),
      '`2026-01-02 23:59:59,`4200,`2601_1,`REFUND,`R-1,`0.00,`0.57',
      row.replace('SUCCESS', 'REVOKED'),
    ]
    const text = [head, ...lines, sums].join('\r\n')
    serveBill(gzipSync(text), createHash('sha1').update(text).digest('hex'))

    const bill = await wechat.driver().tradeBill(today())

    assert.deepEqual(
      bill.map(({ kind, amountFen, refundNo }) => [kind, amountFen, refundNo]),
      [
        ['payment', 115, null],
        ['payment', 100_000_001, null],
        ['payment', 29, null],
        ['refund', 57, 'R-1'],
      ]
    )
    assert.equal(bill[3].at.toISO(), '2026-01-02T15:59:59.000Z')
  })

  function serveBill(zipped: Buffer, sha1: string, origin = wechat.fake.origin): void {
    wechat.fake.bills.file = () => zipped
    wechat.fake.switches.instead = () => ({
      status: 200,
      body: { hash_type: 'SHA1', hash_value: sha1, download_url: `${origin}/v3/billdownload/file?token=1` },
    })
  }
})
