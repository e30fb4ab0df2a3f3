import { isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'

/** Only the configured proxy is believed (docs/threats.md T65). */
export function isTrustedProxy(address = ''): boolean {
  const trusted = process.env.TRUST_PROXY
  return Boolean(trusted) && withoutMapping(address) === trusted
}

/** Who asks: the other end of the connection, or whom the trusted proxy names. */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const near = withoutMapping(socket.remoteAddress ?? '')
  if (!isTrustedProxy(near)) return near
  return (
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)!
      .trim() || near
  )
}

/** What one customer of a network holds: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  if (!isIPv6(plain)) return plain
  const [head, tail = ''] = plain.split('%')[0].split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const missing = plain.includes('::') ? Math.max(0, 8 - left.length - right.length) : 0
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
