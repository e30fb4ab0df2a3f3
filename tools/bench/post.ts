import { request, type Agent } from 'node:http'

/**
 * One POST of JSON over the connections of the agent; the text of the answer.
 * @throws for any answer but a good one: what is refused must not count as done
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
    call.on('error', reject).on('response', (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const told = Buffer.concat(parts).toString()
          const well = answer.statusCode! < 300 && !told.includes('"code":"error"')
          if (well) resolve(told)
          else reject(new Error(`${address}: ${answer.statusCode} ${told.slice(0, 300)}`))
        })
    })
    call.end(text)
  })
}
