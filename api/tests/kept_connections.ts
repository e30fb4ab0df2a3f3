import { Agent } from 'node:http'
import app from '@adonisjs/core/services/app'
import { ApiClient } from '@japa/api-client'

const agent = new Agent({ keepAlive: true })

/** Opening a connection for each call costs as much as many a call. The server closes none that the next one may take. */
export async function keepConnections(): Promise<void> {
  const server = await app.container.make('server')
  server.getNodeServer()!.keepAliveTimeout = 0
  ApiClient.onRequest(({ request }) => void request.agent(agent))
}
