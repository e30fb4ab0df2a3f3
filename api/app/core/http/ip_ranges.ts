import { isIPv6 } from 'node:net'

/** The /64 of an IPv6 address, because a single machine may use any address of it (docs/threats.md S18). */
export function ipBucket(ip: string): string {
  return cut(ip, { v4: 4, v6: 4 })
}

/** The subnet of a client: IPv4 /24, IPv6 /64. */
export function subnetOf(ip: string): string {
  return cut(ip, { v4: 3, v6: 4 })
}

/** What one customer of a provider usually has: an IPv4 address, IPv6 /48. */
export function sitePrefixOf(ip: string): string {
  return cut(ip, { v4: 4, v6: 3 })
}

/** Longer than any IP; behind a proxy the client chooses this text. */
const maxAddressLength = 60

function cut(ip: string, prefixParts: { v4: number; v6: number }): string {
  const address = ip.slice(0, maxAddressLength).replace(/%.*$/, '')
  if (!isIPv6(address)) return prefix(address.split('.'), prefixParts.v4, '.', 8)
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255])
    return prefix(bytes.map(String), prefixParts.v4, '.', 8)
  }
  return prefix(
    groups.map((group) => group.toString(16)),
    prefixParts.v6,
    ':',
    16
  )
}

function prefix(parts: string[], prefixParts: number, separator: string, bits: number): string {
  const start = parts.slice(0, prefixParts).join(separator)
  return prefixParts < parts.length ? `${start}/${prefixParts * bits}` : start
}

function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head, tail] = hex.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16))
}
