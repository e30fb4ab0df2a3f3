import type { IncomingMessage } from 'node:http'
import { Formatter, Rsa } from 'wechatpay-axios-plugin'
import type { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import { merchant } from '#tests/drivers/payment/fake_wechat_keys'

/** Checks each request like the provider: signer, time, and that it is not replayed. */
export class FakeAuthentication {
  #nonces = new Set<string>()
  constructor(readonly clock: FakeClock) {}

  /** @returns why the request is rejected, or null */
  error(request: IncomingMessage, body: string): string | null {
    const { headers, method, url } = request
    const [scheme, list = ''] = String(headers.authorization).split(/ (.*)/)
    if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return 'scheme'
    const token = Object.fromEntries(
      list.split(',').map((pair) => pair.match(/^(\w+)="([^"]*)"$/)?.slice(1) ?? ['', ''])
    )
    if (token.mchid !== merchant.merchantId || token.serial_no !== merchant.serial) return 'merchant'
    const age = Math.abs(this.clock.now() / 1000 - Number(token.timestamp))
    if (!(age <= 300)) return 'timestamp'
    if (this.#nonces.has(token.nonce_str)) return 'nonce'
    this.#nonces.add(token.nonce_str)

    const message = Formatter.request(method!, url!, token.timestamp, token.nonce_str, body)
    if (!Rsa.verify(message, token.signature, merchant.publicKey)) return 'signature'
    if (!headers['user-agent'] || !/json|\*\/\*/.test(headers.accept ?? '')) return 'headers'
    const isJson = /^application\/json/.test(headers['content-type'] ?? '')
    return method === 'GET' || isJson ? null : 'content type'
  }
}
