import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Limits, uploadRoutes } from './limits.js'

/**
 * Node has one limit for all requests, which uploads need to be long. Here every other request must send its body
 * within `requestMs`, and one that has its response already must stop sending.
 */
export function limitBody(request: IncomingMessage, response: ServerResponse, limits: Limits): void {
  const { headers, socket } = request
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return

  const cut = () => {
    if (request.complete || socket.destroyed) return
    if (response.headersSent) return void socket.destroy()
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    socket.destroySoon()
  }
  const isUpload = uploadRoutes.test(request.url ?? '')
  const late = isUpload ? undefined : setTimeout(cut, limits.requestMs).unref()
  response.once('finish', () => {
    if (!request.complete) setTimeout(cut, limits.lingerMs).unref()
  })
  response.once('close', () => clearTimeout(late))
}
