import { Agent } from 'node:http'
import app from '@adonisjs/core/services/app'
import { ApiClient } from '@japa/api-client'

const agent = new Agent({ keepAlive: true })

/** By default the client opens and closes a connection for each call, which costs a quarter of a small one. */
export function reuseConnections(): void {
  ApiClient.onRequest(({ request }) => void request.agent(agent))
}

/** A connection that the server closes while idle could be the one that the next call is sent on. */
export async function keepConnectionsAlive(): Promise<void> {
  const server = await app.container.make('server')
  server.getNodeServer()!.keepAliveTimeout = 0
}
