import { createServer, type IncomingMessage, type Server } from 'node:http'
import { boardFiles } from './board.js'
import type { Handler } from './handler.js'
import { commonHeaders } from './headers.js'
import { shop } from './shop.js'

/** Who answers: the API for its own roots, the board for staff screens, the shop for everything else. */
const apiRoots = /^\/(api|health|local|pictures|uploads)(\/|\?|$)/
const boardRoots = /^\/(board\/(admin|teacher|channel|auditor|assets)|admin-login)(\/|\?|$)/

/** Node's own limits (security requirement 40); uploads get their long time from their own route. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
}

/**
 * One process, one port. With `SERVE=api` only the API stands behind the door.
 */
export async function createFrontDoor() {
  const alone = process.env.SERVE === 'api'
  const board = alone ? undefined : boardFiles()
  const storefront = alone ? undefined : await shop()
  const frontDoor = {
    server: undefined as Server | undefined,
    open(api: Handler) {
      frontDoor.server = createServer(limits, (request, response) => {
        checkRequestId(request)
        commonHeaders(response)

        const url = request.url ?? '/'
        if (!storefront || !board || apiRoots.test(url)) return api(request, response)
        if (boardRoots.test(url)) return board(request, response)
        return storefront(request, response)
      })
      frontDoor.server.maxConnections = 1000
      return frontDoor.server
    },
  }
  return frontDoor
}

/** A caller may name the request for our logs, but not with anything it likes. */
function checkRequestId(request: IncomingMessage): void {
  const given = request.headers['x-request-id']
  if (given && !/^[A-Za-z0-9-]{8,64}$/.test(String(given))) delete request.headers['x-request-id']
}
