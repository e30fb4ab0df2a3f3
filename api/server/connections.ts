import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isInternalKey } from '../app/core/http/internal_key.js'
import { ipBucket } from '../app/core/http/ip_ranges.js'
import { clientAddress, isTrustedProxy } from './client_address.js'
import { OpenCounter } from './counters.js'
import type { Limits } from './limits.js'

/**
 * One IP gets a share of the connections (docs/threats.md S40). Connections of our own storefront stop counting once they
 * send the internal key.
 */
export function limitConnections(server: Server, limits: Limits): void {
  const open = new OpenCounter(limits.connectionsPerAddress)
  const counted = new WeakMap<Socket, string>()
  const release = (socket: Socket) => {
    const address = counted.get(socket)
    if (address === undefined) return
    counted.delete(socket)
    open.release(address)
  }

  server.on('connection', (socket: Socket) => {
    if (isTrustedProxy(socket.remoteAddress)) return
    const address = ipBucket(socket.remoteAddress ?? '')
    if (!open.take(address)) return void socket.destroy()
    counted.set(socket, address)
    socket.once('close', () => release(socket))
  })
  server.on('request', ({ socket, headers }: IncomingMessage) => {
    if (isInternalKey(headers['x-internal-key'])) release(socket)
  })
  server.maxConnections = limits.connections
}

/**
 * Behind the trusted proxy, running requests are counted instead.
 * @returns whether the client may have one more; it counts until its response is closed
 */
export function countRunning(limits: Limits) {
  const running = new OpenCounter(limits.requestsPerForwardedAddress)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isTrustedProxy(request.socket.remoteAddress)) return true
    // Our own storefront uses the same proxy, which removes the key from external requests.
    if (isInternalKey(request.headers['x-internal-key'])) return true
    const address = ipBucket(clientAddress(request))
    if (!running.take(address)) return false
    response.once('close', () => running.release(address))
    return true
  }
}
