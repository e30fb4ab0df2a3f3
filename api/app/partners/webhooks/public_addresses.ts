import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import app from '@adonisjs/core/services/app'
import { UserError } from '#core/errors'
import env from '#start/env'
import { webhookMessages as messages, WebhookLimit } from '#partners/webhooks/terms'

/** Networks that are not the public internet (docs/threats.md T257); 100.64/10 holds Aliyun's metadata service. */
const networks: Record<'ipv4' | 'ipv6', string[]> = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  ipv6: [
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
    '5f00::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ],
}

const internal = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const) {
  for (const network of networks[family]) {
    const [address, bits] = network.split('/')
    internal.addSubnet(address, Number(bits), family)
  }
}

/** IPv4 addresses written as IPv6 match the networks of IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !internal.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Hosts that an operator excepts, such as a province in the same network. */
function isPrivateHostAllowed(hostname: string): boolean {
  const hosts = env.get('WEBHOOKS_PRIVATE_HOSTS') ?? ''
  return hosts
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .includes(plainHost(hostname))
}

/** Without the brackets of IPv6. */
const plainHost = (hostname: string) => hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')

export interface ResolvedAddress {
  address: string
  family: number
}
export type Resolve = (hostname: string) => Promise<ResolvedAddress[]>

export const resolveHost: Resolve = (hostname) => lookup(hostname, { all: true })

export class AddressRefused extends Error {}

/** All addresses of the name must be public. @throws AddressRefused; an error of the lookup */
export async function publicAddresses(hostname: string, resolve: Resolve = resolveHost): Promise<ResolvedAddress[]> {
  const host = plainHost(hostname)
  const family = isIP(host)
  const addresses = family ? [{ address: host, family }] : await resolve(host)
  if (isPrivateHostAllowed(host)) return addresses
  if (!addresses.length || !addresses.every(({ address }) => isPublicAddress(address))) throw new AddressRefused(host)
  return addresses
}

const ports = ['', '443', '8443']

/** Checked again before each call, because names change. @throws UserError at the field */
export async function checkUrl(text: string): Promise<string> {
  const url = URL.parse(text)
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && !app.inProduction)
  if (!url || !isSecure || url.href.length > WebhookLimit.url) refuse(messages.url)
  if (url.username || url.password || url.hash) refuse(messages.urlCredentials)
  if (app.inProduction && !isPrivateHostAllowed(url.hostname) && !ports.includes(url.port)) refuse(messages.urlPort)
  await publicAddresses(url.hostname).catch(() => refuse(messages.urlPrivate))
  return url.href
}

function refuse(message: string): never {
  throw new UserError(message, { code: 'url-refused', field: 'url' })
}
