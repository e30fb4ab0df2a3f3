import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { answerDates } from '#core/doctor/answer_dates'
import { vendorCalls } from '#core/metrics/metrics'
import { countCalls } from '#drivers/count_calls'
import { DriverFailure } from '#drivers/driver_failure'
import { checkVendorClock } from '#start/doctor_live'

async function serverWithClock(ahead: number) {
  const server = createServer((_, response) => {
    response.setHeader('Date', new Date(Date.now() + ahead * 1_000).toUTCString())
    response.end('ok')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

test.group('Calls to vendors', () => {
  test('the clock of a vendor is read from its answer', async ({ assert, cleanup }) => {
    const server = await serverWithClock(90)
    cleanup(server.close)
    const dates = answerDates()
    await (await fetch(server.url)).text()
    const seconds = dates.stop()

    assert.approximately(seconds!, 90, 2)
    assert.equal(checkVendorClock('live sms', seconds)[0].level, 'doubtful')
    assert.isEmpty(checkVendorClock('live sms', 59))
    assert.isEmpty(checkVendorClock('live sms', null))
  })

  test('calls are counted by driver, method and result', async ({ assert }) => {
    class Vendor {
      #secret = 7
      async good() {
        return this.#secret
      }
      async refuse() {
        throw new DriverFailure('sms', { cause: 'no', rejectCode: 'NO' })
      }
      async break() {
        throw new DriverFailure('sms', { cause: 'silence' })
      }
      local() {
        return 'nothing external'
      }
    }
    const vendor = countCalls('counted', new Vendor())
    assert.equal(await vendor.good(), 7)
    assert.equal(vendor.local(), 'nothing external')
    await assert.rejects(() => vendor.refuse())
    await assert.rejects(() => vendor.break())

    const { values } = await vendorCalls.get()
    const found = values.filter(({ labels }) => labels.driver === 'counted')
    assert.sameDeepMembers(
      found.map(({ labels: { call, result }, value }) => [call, result, value]),
      [
        ['good', 'ok', 1],
        ['refuse', 'rejected', 1],
        ['break', 'failed', 1],
      ]
    )
  })
})
