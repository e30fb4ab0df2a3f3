import { get as ask, type Agent } from 'node:http'
import { Refused } from './post.js'

/** One GET over the connections of the agent; the text of the answer. @throws Refused for any answer but a good one */
export function get(agent: Agent, address: string, authorization?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = authorization ? { authorization } : {}
    const call = ask(address, { agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => {
          const text = Buffer.concat(parts).toString('latin1')
          const { statusCode, headers: said } = answer
          if (statusCode! < 400) resolve(text)
          else
            reject(
              new Refused(
                `${address}: ${statusCode} ${text.slice(0, 200)}`,
                statusCode!,
                Number(said['retry-after']) || 0
              )
            )
        })
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      // Closed between two requests: browsers ask once more, on a new connection.
      const wasClosed = call.reusedSocket && error.code === 'ECONNRESET'
      if (wasClosed) resolve(get(agent, address, authorization))
      else reject(error)
    })
  })
}
