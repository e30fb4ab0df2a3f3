import { createServer, type IncomingMessage, type Server } from 'node:http'
import { boardHandler } from './board.js'
import type { Handler } from './handler.js'
import { commonHeaders } from './headers.js'
import { shopHandler } from './shop.js'

const apiRoots = /^\/(api|health|local|pictures|uploads)(\/|\?|$)/
const boardRoots = /^\/(board\/(admin|teacher|channel|auditor|assets)|admin-login)(\/|\?|$)/

/** docs/threats.md S40; uploads set longer limits on their own routes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
}

export async function createHttpServer() {
  const apiOnly = process.env.SERVE === 'api'
  const board = apiOnly ? undefined : boardHandler()
  const storefront = apiOnly ? undefined : await shopHandler()
  const httpServer = {
    server: undefined as Server | undefined,
    open(api: Handler) {
      httpServer.server = createServer(limits, (request, response) => {
        checkRequestId(request)
        commonHeaders(response)

        const url = request.url ?? '/'
        if (!storefront || !board || apiRoots.test(url)) return api(request, response)
        if (boardRoots.test(url)) return board(request, response)
        return storefront(request, response)
      })
      httpServer.server.maxConnections = 1000
      return httpServer.server
    },
  }
  return httpServer
}

/** Request ids of callers reach our logs, so their form is restricted. */
function checkRequestId(request: IncomingMessage): void {
  const given = request.headers['x-request-id']
  if (given && !/^[A-Za-z0-9-]{8,64}$/.test(String(given))) delete request.headers['x-request-id']
}
