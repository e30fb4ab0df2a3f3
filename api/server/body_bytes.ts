import type { IncomingMessage, ServerResponse } from 'node:http'
import { isInternalKey } from '../app/core/http/internal_key.js'
import { ipBucket } from '../app/core/http/ip_ranges.js'
import { clientAddress } from './client_address.js'
import { WindowCounter } from './counters.js'
import { type Limits, uploadRoutes } from './limits.js'

/**
 * Limits the bytes of bodies per IP and minute, except on upload routes, which have their own limits
 * (docs/threats.md S40).
 * @returns the seconds that the client has to wait, 0 if the request is admitted
 */
export function limitBodyBytes({ bodyBytesPerAddress: limit }: Limits) {
  const minutes = new WindowCounter(60_000)
  return (request: IncomingMessage, response: ServerResponse): number => {
    const { headers, socket, url = '' } = request
    const length = Number(headers['content-length'] ?? 0)
    const isChunked = Boolean(headers['transfer-encoding'])
    if ((!length && !isChunked) || uploadRoutes.test(url)) return 0
    if (isInternalKey(headers['x-internal-key'])) return 0

    const address = ipBucket(clientAddress(request))
    if (!isChunked) return minutes.count(address, limit, length)
    const before = socket.bytesRead
    response.once('close', () => minutes.count(address, limit, socket.bytesRead - before))
    return minutes.count(address, limit, 0)
  }
}
