import { get, type Agent } from 'node:http'

/** One GET over the connections of the agent. @throws for any answer but a good one */
export function read(agent: Agent, address: string, authorization: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = get(address, { agent, headers: { authorization } }, (answer) => {
      const isWell = answer.statusCode === 200
      answer
        .on('error', reject)
        .on('end', () =>
          isWell ? resolve() : reject(new Error(`${address}: ${answer.statusCode}`))
        )
        .resume()
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      // Closed between two requests: browsers send it once more, on a new connection.
      const wasClosed = call.reusedSocket && error.code === 'ECONNRESET'
      if (wasClosed) resolve(read(agent, address, authorization))
      else reject(error)
    })
  })
}
