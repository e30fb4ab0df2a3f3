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

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
