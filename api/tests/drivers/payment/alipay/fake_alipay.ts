import { createSign, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AlipaySdk } from 'alipay-sdk'
import { FakeAlipayTrades } from '#tests/drivers/payment/alipay/fake_alipay_trades'
import { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import type { RawWebhook } from '#drivers/payment/payment_gateway'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
/** Keys of the application and of Alipay, created once per run. */
export const keys = { app: pair(), alipay: pair() }

const pem = (key: (typeof keys)['app']['publicKey']) => key.export({ type: 'spki', format: 'pem' }).toString()

export const alipayMerchant = {
  appId: '2021000122671080',
  sellerId: '2088531891668739',
  privateKey: keys.app.privateKey,
  publicKey: keys.alipay.publicKey,
  certificates: null,
  notifyUrl: 'https://shop.example.com/api/pay/alipay/notify',
}

/** The official library with our keys. `trusted` is the side whose signatures it checks. */
export function officialSdk(trusted: 'app' | 'alipay') {
  return new AlipaySdk({
    appId: alipayMerchant.appId,
    privateKey: keys.app.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    keyType: 'PKCS8',
    alipayPublicKey: pem(keys[trusted].publicKey),
  })
}

export type FakeAlipay = Awaited<ReturnType<typeof openFakeAlipay>>

/** Alipay's gateway on loopback. The official library checks the signatures of requests. */
export async function openFakeAlipay() {
  const clock = new FakeClock()
  const trades = new FakeAlipayTrades(clock)
  const library = officialSdk('app')
  const calls: string[] = []
  const switches = { down: false, spoil: null as ((text: string) => string) | null, fundChange: null as string | null }
  const delivery = { to: async (_: RawWebhook): Promise<unknown> => true }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url!, origin)
    if (url.pathname === '/bill') return response.end(trades.bill(url.searchParams.get('day')!))
    let body = ''
    for await (const part of request) body += part
    if (switches.down) return response.writeHead(502).end('<html>Bad Gateway</html>')
    const parameters = { ...Object.fromEntries(url.searchParams), ...Object.fromEntries(new URLSearchParams(body)) }
    const { method, biz_content: content } = parameters as Record<string, string>
    calls.push(method)
    if (!library.checkNotifySignV2(parameters)) {
      const fault = { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
      return response.end(JSON.stringify({ error_response: fault }))
    }
    const answer = trades.answer(method, JSON.parse(content), origin)
    if (method === 'alipay.trade.refund' && switches.fundChange) answer.fund_change = switches.fundChange
    const raw = JSON.stringify(answer)
    const signature = createSign('RSA-SHA256').update(raw).sign(keys.alipay.privateKey, 'base64')
    const text = `{"${method.replaceAll('.', '_')}_response":${raw},"sign":"${signature}"}`
    response.end(switches.spoil?.(text) ?? text)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    clock,
    trades,
    calls,
    switches,
    delivery,
    /** What Alipay posts about a trade. */
    notice: (merchantNo: string, changes: Record<string, string> = {}) =>
      signedNotice({ ...trades.noticeFields(merchantNo), ...changes }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function signedNotice(fields: Record<string, string>, by: 'alipay' | 'app' = 'alipay'): RawWebhook {
  const text = Object.keys(fields)
    .filter((name) => name !== 'sign_type')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  const sign = createSign('RSA-SHA256').update(text).sign(keys[by].privateKey, 'base64')
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
    body: new URLSearchParams({ ...fields, sign }).toString(),
  }
}
