import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FakeBills } from '#tests/drivers/payment/fake_wechat_bill'
import { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import { FakeAuthentication } from '#tests/drivers/payment/fake_wechat_authentication'
import { FakeOfficialAccount } from '#tests/drivers/payment/fake_official_account'
import { wallet, walletKey } from '#tests/drivers/payment/fake_wechat_keys'
import { FakeDelivery } from '#tests/drivers/payment/fake_wechat_delivery'
import { signed } from '#tests/drivers/payment/fake_wechat_notices'
import { FakeOrders, refusal, type Answer } from '#tests/drivers/payment/fake_wechat_orders'
import { FakeRefunds } from '#tests/drivers/payment/fake_wechat_refunds'

export type FakeWechat = Awaited<ReturnType<typeof openFakeWechat>>

/** Misbehaviour of the fake server that a test can switch on. */
interface Switches {
  down: boolean
  /** Modifies the headers of a response. */
  spoil: ((headers: Record<string, string>) => void) | null
  /** Signs responses with the certificate, whatever the request asks for. */
  byCertificate: boolean
  /** Replaces the response of a path. */
  instead: ((path: string) => Answer | null) | null
}

/**
 * WeChat Pay on loopback according to its documentation: signed requests and responses, orders, refunds, bills and
 * notices on their schedule. It uses the cryptography of the official library, none of ours.
 */
export async function openFakeWechat() {
  const clock = new FakeClock()
  const orders = new FakeOrders(clock)
  const refunds = new FakeRefunds(clock, orders)
  const bills = new FakeBills(clock, orders, refunds)
  const authentication = new FakeAuthentication(clock)
  const account = new FakeOfficialAccount()
  const switches: Switches = { down: false, spoil: null, byCertificate: false, instead: null }
  const calls: string[] = []

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    if (switches.down) return response.writeHead(502).end('<html>Bad Gateway</html>')
    const requested = new URL(request.url!, origin)
    if (requested.pathname === '/sns/oauth2/access_token') {
      const exchange = account.exchange(requested.searchParams)
      return response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(exchange))
    }
    calls.push(`${request.method} ${request.url}`)
    const fault = authentication.error(request, body)
    if (fault) return answer(request, response, refusal(401, 'SIGN_ERROR', fault))
    const url = new URL(request.url!, origin)
    if (url.pathname === '/v3/billdownload/file') {
      const file = bills.file(url.searchParams.get('token'))
      return response.writeHead(file ? 200 : 404).end(file)
    }
    answer(request, response, switches.instead?.(url.pathname) ?? route(request, url, body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function route({ method }: IncomingMessage, url: URL, body: string): Answer {
    const path = decodeURIComponent(url.pathname).split('/').slice(2)
    const form = () => JSON.parse(body)
    const [area, kind, what, no] = path
    const requested = `${method} ${[area, kind, what].join('/')}`
    if (method === 'POST' && area === 'pay' && (what === 'native' || what === 'h5' || what === 'jsapi')) {
      return orders.create(form(), what)
    }
    if (requested === 'GET pay/transactions/out-trade-no') {
      return orders.query(no, url.searchParams.get('mchid'))
    }
    if (requested === 'POST pay/transactions/out-trade-no') return orders.close(no, form())
    if (requested === 'POST refund/domestic/refunds') return refunds.create(form())
    if (requested === 'GET refund/domestic/refunds') return refunds.query(no)
    if (url.pathname === '/v3/bill/tradebill') return bills.ask(url.searchParams, origin)
    return refusal(404, 'RESOURCE_NOT_EXISTS')
  }

  function answer(request: IncomingMessage, response: ServerResponse, given: Answer): void {
    const body = given.body ? JSON.stringify(given.body) : ''
    const requested = String(request.headers['wechatpay-serial'] ?? wallet.certificateSerial)
    const serial = switches.byCertificate ? wallet.certificateSerial : requested
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      ...(given.status !== 401 && signed(body, serial, walletKey(serial).privateKey, clock.now())),
    }
    switches.spoil?.(headers)
    response.writeHead(given.status, headers).end(body)
  }

  return {
    origin,
    clock,
    orders,
    refunds,
    bills,
    account,
    switches,
    calls,
    post: new FakeDelivery(clock, orders, refunds),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
