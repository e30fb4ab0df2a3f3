import { randomBytes } from 'node:crypto'
import { merchant } from '#tests/drivers/payment/fake_wechat_keys'

export const wechatOpenid = 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o'

/** OAuth of an official account according to its documentation: a code works once, for its own account. */
export class FakeOfficialAccount {
  #codes = new Set<string>()
  /** Replaces the response of the account. */
  instead: object | null = null

  authorize(): string {
    const code = randomBytes(16).toString('hex')
    this.#codes.add(code)
    return code
  }

  exchange(query: URLSearchParams): object {
    if (this.instead) return this.instead
    const { appid, secret, code, grant_type: grant } = Object.fromEntries(query)
    if (appid !== merchant.appId) return { errcode: 40013, errmsg: 'invalid appid' }
    if (secret !== merchant.appSecret) return { errcode: 40125, errmsg: 'invalid appsecret' }
    if (grant !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' }
    if (!this.#codes.delete(code)) return { errcode: 40029, errmsg: 'invalid code' }
    return { access_token: 'ACCESS', expires_in: 7200, openid: wechatOpenid, scope: 'snsapi_base' }
  }
}
