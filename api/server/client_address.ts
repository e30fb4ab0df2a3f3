import type { IncomingMessage } from 'node:http'

/** Only the configured proxy is trusted (docs/threats.md T65). */
export function isTrustedProxy(address = ''): boolean {
  const trusted = process.env.TRUST_PROXY
  return Boolean(trusted) && withoutMapping(address) === trusted
}

/** The IP of the client: the peer of the connection, or the one named by the trusted proxy. */
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
