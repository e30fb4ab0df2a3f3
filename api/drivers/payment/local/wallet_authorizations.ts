import { randomBytes } from 'node:crypto'
import { walletError } from '#drivers/payment/local/wallet_orders'

/** The single user of this machine. */
export const localOpenid = 'local_openid_of_this_machine'
const lifeMs = 300_000

/** Codes of the authorization page: valid once within five minutes, as in WeChat. */
export class LocalAuthorizations {
  #codes = new Map<string, number>()

  issue(): string {
    for (const [code, until] of this.#codes) if (until < Date.now()) this.#codes.delete(code)
    const code = randomBytes(16).toString('hex')
    this.#codes.set(code, Date.now() + lifeMs)
    return code
  }

  /** @throws DriverFailure */
  redeem(code: string): string {
    const until = this.#codes.get(code)
    this.#codes.delete(code)
    if (!until || until < Date.now()) throw walletError('errcode 40029', '40029')
    return localOpenid
  }
}
