import { randomUUID } from 'node:crypto'
import { queryText, signedHeaders, type AliyunKey } from '#drivers/aliyun/acs3_signature'
import { askOutside, reasonOf } from '#drivers/ask_outside'
import { DriverFailure } from '#drivers/driver_failure'

export interface AliyunCall {
  /** The role that failed when it does, as in `sms`. */
  role: string
  /** `https://dysmsapi.aliyuncs.com`; a test's own server on loopback. */
  endpoint: string
  action: string
  version: string
  query: Record<string, string>
  /** Error codes that are an answer to the question, as in `InvalidVideo.NotFound`. */
  expected?: string[]
}

/**
 * One signed call. A business "no", and an error that was expected, come back as an answer with its own
 * `Code`; what leaves here as a failure never repeats the query, which holds names and numbers of people.
 * @throws DriverFailure for no answer in five seconds, a redirect, an HTTP error, more than 1 MB, or no JSON
 */
export async function callAliyun(call: AliyunCall, key: AliyunKey): Promise<Record<string, any>> {
  const { role, endpoint, action, version, query, expected = [] } = call
  const url = new URL(`${endpoint}/?${queryText(query)}`)
  const headers = signedHeaders(
    {
      ...{ method: 'POST', host: url.host, action, version, query },
      date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      nonce: randomUUID(),
    },
    key
  )
  try {
    const answer = await askOutside(url, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json' },
    })
    const body = JSON.parse(answer.text)
    if (!answer.ok && expected.includes(body.Code)) return body
    if (!answer.ok) throw new Error(`HTTP ${answer.status} ${body.Code}: ${body.Message}`)
    if (body === null || typeof body !== 'object') throw new Error('not an object')
    return body
  } catch (error) {
    throw new DriverFailure(role, { cause: error, message: `${action} failed: ${reasonOf(error)}` })
  }
}
