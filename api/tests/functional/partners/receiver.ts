import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import env from '#start/env'

interface ReceivedCall {
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string
  delayMs?: number
}

/** A partner's system on this machine; `answers` decides, 200 by default. */
export async function startReceiver(answer: (call: ReceivedCall) => Answer = () => ({ status: 200 })) {
  const calls: ReceivedCall[] = []
  const state = { answer, connections: 0, atOnce: 0, mostAtOnce: 0 }
  const server: Server = createServer(async (request, response) => {
    state.mostAtOnce = Math.max(state.mostAtOnce, ++state.atOnce)
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    const call = { headers: request.headers, body }
    calls.push(call)
    const { status, headers, body: text = 'ok', delayMs = 0 } = state.answer(call)
    await pause(delayMs)
    state.atOnce--
    response.writeHead(status, headers).end(text)
  })
  server.on('connection', () => state.connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    state,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

export function allowPrivateHosts(hosts: string): () => void {
  env.set('WEBHOOKS_PRIVATE_HOSTS', hosts)
  return () => env.set('WEBHOOKS_PRIVATE_HOSTS', '')
}
