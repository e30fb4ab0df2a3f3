import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { doubtfulAnswer, rightAnswer, type ProbeResult } from '#drivers/probe'
import WebhookEndpoint from '#partners/webhook_endpoint'
import { callErrorOf, checkedAddresses } from '#partners/webhooks/post_webhook'
import type { CallError } from '#partners/webhooks/terms'
import type { Resolve } from '#partners/webhooks/public_addresses'

const withinMs = 5_000
const warnDays = 14
const dayMs = 86_400_000

/** A partner repairs its own endpoint, so none of this is wrong here. */
const adviceOf: Record<CallError, string> = {
  'dns': 'The name does not resolve: ask the partner, and check name resolution here.',
  'refused-address': 'The name points to a private network: WEBHOOKS_PRIVATE_HOSTS excepts hosts of your own.',
  'connect': 'Nothing answers there: ask the partner, and check the firewall.',
  'tls': 'The certificate or version of TLS is not accepted: ask the partner.',
  'timeout': 'Nothing answers there: ask the partner, and check the firewall.',
  'status': 'Ask the partner.',
}

/** What `ace doctor --live` asks: the endpoints that get events. */
export async function probedEndpoints(): Promise<{ name: string; vendor: { probe(): Promise<ProbeResult> } }[]> {
  const endpoints = await WebhookEndpoint.query()
    .whereNull('disabledAt')
    .whereHas('serviceAccount', (account) => void account.whereNull('disabledAt'))
    .orderBy('id')
  return endpoints.map(({ host, url }) => ({ name: host, vendor: { probe: () => probeEndpoint(url) } }))
}

/** Connects to the address and closes the connection: nothing is sent. */
export async function probeEndpoint(url: string, resolve?: Resolve, ca?: string): Promise<ProbeResult> {
  const { protocol, hostname, port } = new URL(url)
  const isTls = protocol === 'https:'
  let socket: Socket | undefined
  try {
    const [{ address }] = await checkedAddresses(hostname, resolve)
    const target = { host: address, port: Number(port) || (isTls ? 443 : 80), timeout: withinMs }
    // A name of TLS is never an address; then the certificate must have the address itself.
    const servername = isIP(hostname) || hostname.startsWith('[') ? undefined : hostname
    socket = isTls ? connectTls({ ...target, servername, ca, minVersion: 'TLSv1.2' }) : connectPlain(target)
    await connected(socket, isTls ? 'secureConnect' : 'connect')
    return isTls ? ending(socket as TLSSocket) : rightAnswer('connected without TLS, nothing sent')
  } catch (error) {
    const reason = callErrorOf(error)
    return doubtfulAnswer(reason, adviceOf[reason])
  } finally {
    socket?.destroy()
  }
}

function connected(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(event, resolve)
    socket.once('error', reject)
    socket.once('timeout', () => reject(new DOMException('no answer', 'TimeoutError')))
  })
}

function ending(socket: TLSSocket): ProbeResult {
  const endsAt = new Date(socket.getPeerCertificate().valid_to)
  const day = endsAt.toISOString().slice(0, 10)
  if (endsAt.getTime() > Date.now() + warnDays * dayMs) return rightAnswer(`connected, certificate until ${day}`)
  return doubtfulAnswer(`the certificate ends on ${day}`, 'Tell the partner to renew it.')
}
