import { connect } from 'node:tls'
import { formerWallets, offeredWallets } from '#config/drivers'
import { certificateEnds } from '#core/metrics/metrics'
import env from '#start/env'

const readEveryMs = 6 * 3_600_000
const connectMs = 3_000
let readAt = -readEveryMs

/** The site is asked from here, in the background; without an answer its certificate has no value. */
export function readCertificateEnds(): void {
  if (performance.now() - readAt < readEveryMs) return
  readAt = performance.now()
  void readSite()
  void readWechat()
}

async function readSite(): Promise<void> {
  const url = URL.parse(env.get('PUBLIC_URL', ''))
  if (url?.protocol !== 'https:') return
  const endsAt = await endOfSite(url.hostname, Number(url.port || 443))
  if (endsAt) certificateEnds.set({ certificate: 'https' }, endsAt.getTime() / 1_000)
}

/** Null if it cannot be reached. An invalid certificate is read too: that it ended is the point. */
export function endOfSite(host: string, port: number): Promise<Date | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: connectMs }, () => {
      const { valid_to: endsAt } = socket.getPeerCertificate()
      socket.destroy()
      resolve(endsAt ? new Date(endsAt) : null)
    })
    const fail = () => {
      socket.destroy()
      resolve(null)
    }
    socket.once('error', fail)
    socket.once('timeout', fail)
  })
}

async function readWechat(): Promise<void> {
  if (![...offeredWallets, ...formerWallets].includes('wechat')) return
  const { wechatSettings } = await import('#drivers/payment/wechat/settings')
  const ends = wechatSettings().certificates.map(({ endsAt }) => endsAt.getTime() / 1_000)
  if (ends.length) certificateEnds.set({ certificate: 'wechat' }, Math.min(...ends))
}
