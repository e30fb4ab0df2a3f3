import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const fakeKey = { accessKeyId: 'test-id', accessKeySecret: 'test-secret' }

type Answer = { status?: number; body: unknown }
type Action = (query: URLSearchParams) => Answer

/**
 * An Aliyun gateway on loopback. It checks signatures on the raw request with an independent implementation, the 15
 * minutes, and that no nonce is repeated, before an action responds.
 */
export async function openFakeAliyun(actions: Record<string, Action>) {
  const nonces = new Set<string>()
  const calls: { action: string; query: URLSearchParams }[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://fake')
    const error = signatureError(request, nonces)
    const action = String(request.headers['x-acs-action'])
    if (!error) calls.push({ action, query: url.searchParams })
    const { status = 200, body } = error
      ? { status: 400, body: { Code: error, Message: error, RequestId: 'R' } }
      : actions[action](url.searchParams)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function signatureError(request: IncomingMessage, nonces: Set<string>): string | null {
  const { headers } = request
  const sent = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/
  const [, id, names = '', signature] = String(headers.authorization).match(sent) ?? []
  if (id !== fakeKey.accessKeyId) return 'InvalidAccessKeyId.NotFound'

  const must = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-version']
  if (!must.every((name) => names.split(';').includes(name))) return 'IncompleteSignature'
  const age = Math.abs(Date.now() - Date.parse(String(headers['x-acs-date'])))
  if (!(age < 15 * 60_000)) return 'InvalidTimeStamp.Expired'
  const nonce = String(headers['x-acs-signature-nonce'])
  if (nonces.has(nonce)) return 'SignatureNonceUsed'
  nonces.add(nonce)

  const raw = request.url!.slice(request.url!.indexOf('?') + 1)
  const canonical =
    `${request.method}\n/\n${raw}\n` +
    names
      .split(';')
      .map((name) => `${name}:${headers[name]}\n`)
      .join('') +
    `\n${names}\n${headers['x-acs-content-sha256']}`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const expected = createHmac('sha256', fakeKey.accessKeySecret).update(`ACS3-HMAC-SHA256\n${hash}`).digest('hex')
  return expected === signature ? null : 'SignatureDoesNotMatch'
}
