import { Agent } from 'node:http'
import app from '@adonisjs/core/services/app'
import { ApiClient } from '@japa/api-client'

const agent = new Agent({ keepAlive: true })

/** By default the client opens a connection for each call, which costs a quarter of a small call. */
export function reuseConnections(): void {
  ApiClient.onRequest(({ request }) => void request.agent(agent))
}

/** Otherwise the server could close an idle connection just when the next call is sent on it. */
export async function keepConnectionsAlive(): Promise<void> {
  const server = await app.container.make('server')
  server.getNodeServer()!.keepAliveTimeout = 0
}
