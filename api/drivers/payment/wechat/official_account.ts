import { CircuitBreaker } from '#drivers/circuit_breaker'
import { DriverFailure } from '#drivers/driver_failure'
import { httpCall, networkReason, readBody } from '#drivers/http_call'
import type { WechatSettings } from '#drivers/payment/wechat/settings'

interface AccountOptions extends Pick<WechatSettings, 'appId' | 'appSecret'> {
  accountOrigin: string
  connectMs: number
  ticks: () => number
}

const authorizePage = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const maxBytes = 65_536

class Refused extends Error {
  constructor(readonly code: string) {
    super(`errcode ${code}`)
  }
}

/** OAuth of the official account with scope snsapi_base, which needs no consent and returns only the openid. */
export class OfficialAccount {
  #options: AccountOptions
  #breaker: CircuitBreaker

  constructor(options: AccountOptions) {
    this.#options = options
    this.#breaker = new CircuitBreaker({ counts: (error) => !(error instanceof Refused), ticks: options.ticks })
  }

  /** WeChat requires this order of parameters, and the fragment. */
  authorizeUrl({ returnUrl, state }: { returnUrl: string; state: string }): string {
    const query = [
      `appid=${this.#options.appId}`,
      `redirect_uri=${encodeURIComponent(returnUrl)}`,
      'response_type=code',
      'scope=snsapi_base',
      `state=${state}`,
    ]
    return `${authorizePage}?${query.join('&')}#wechat_redirect`
  }

  async readOpenid(code: string, signal: AbortSignal): Promise<string> {
    try {
      return await this.#breaker.run(() => this.#exchange(code, signal))
    } catch (error) {
      // The URL contains the secret, so messages never include it.
      throw new DriverFailure('payment', {
        cause: error,
        message: `the openid was not told: ${networkReason(error)}`,
        rejectCode: error instanceof Refused ? error.code : undefined,
      })
    }
  }

  async #exchange(code: string, signal: AbortSignal): Promise<string> {
    const { accountOrigin, appId, appSecret, connectMs } = this.#options
    if (!appSecret) throw new Refused('NOT_CONFIGURED')
    const url = new URL('/sns/oauth2/access_token', accountOrigin)
    const query = { appid: appId, secret: appSecret, code, grant_type: 'authorization_code' }
    url.search = new URLSearchParams(query).toString()
    const headers = { 'accept': 'application/json', 'user-agent': 'zhuxue/1.0' }
    const response = await httpCall({ method: 'GET', url, headers, signal, connectMs })
    const body = JSON.parse((await readBody(response, maxBytes)).toString('utf8'))
    if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}`)
    // -1 is WeChat's own overload.
    if (body.errcode === -1) throw new Error('errcode -1')
    if (body.errcode) throw new Refused(String(body.errcode))
    if (typeof body.openid !== 'string' || !/^[\w-]{10,128}$/.test(body.openid)) {
      throw new Error('a response without an openid')
    }
    return body.openid
  }
}
