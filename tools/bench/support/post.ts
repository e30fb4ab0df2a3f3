import { request, type Agent, type IncomingMessage } from 'node:http'

/** An answer that is not a good one. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly status: number,
    /** Seconds, as the server asks; 0 when it does not. */
    readonly retryAfter: number
  ) {
    super(sentence)
  }
}

/**
 * One POST of JSON over the connections of the agent; the text of the answer.
 * @throws Refused for any answer but a good one: what is refused must not count as done
 */
export function post(
  agent: Agent,
  address: string,
  headers: Record<string, string>,
  body: object | string
): Promise<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(address, {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    })
    call.on('error', (error: NodeJS.ErrnoException) => {
      // Closed between two requests: browsers send it once more, on a new connection.
      const wasClosed = call.reusedSocket && error.code === 'ECONNRESET'
      if (wasClosed) resolve(post(agent, address, headers, body))
      else reject(error)
    })
    call.on('response', (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const result = Buffer.concat(parts).toString()
          const well = answer.statusCode! < 300 && !result.includes('"code":"error"')
          if (well) resolve(result)
          else reject(refusalOf(`${address}: ${answer.statusCode} ${result.slice(0, 300)}`, answer))
        })
    })
    call.end(text)
  })
}

const refusalOf = (sentence: string, { statusCode, headers }: IncomingMessage) =>
  new Refused(sentence, statusCode!, Number(headers['retry-after']) || 0)
