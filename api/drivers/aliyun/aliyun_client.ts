import { randomUUID } from 'node:crypto'
import { queryText, signedHeaders, type AliyunKey } from '#drivers/aliyun/acs3_signature'
import { callVendor, failureReason } from '#drivers/call_vendor'
import { DriverFailure } from '#drivers/driver_failure'

export interface AliyunCall {
  role: string
  endpoint: string
  action: string
  version: string
  query: Record<string, string>
  /** Error codes returned as a response, such as `InvalidVideo.NotFound`. */
  expected?: string[]
}

/** @throws DriverFailure without the query, which contains personal data */
export async function callAliyun(call: AliyunCall, key: AliyunKey): Promise<Record<string, any>> {
  const { role, endpoint, action, version, query, expected = [] } = call
  const url = new URL(`${endpoint}/?${queryText(query)}`)
  const headers = signedHeaders(
    {
      method: 'POST',
      host: url.host,
      action,
      version,
      query,
      date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      nonce: randomUUID(),
    },
    key
  )
  try {
    const response = await callVendor(url, { method: 'POST', headers: { ...headers, accept: 'application/json' } })
    const body = JSON.parse(response.text)
    if (!response.ok && expected.includes(body.Code)) return body
    if (!response.ok) throw new Error(`HTTP ${response.status} ${body.Code}: ${body.Message}`)
    if (body === null || typeof body !== 'object') throw new Error('not an object')
    return body
  } catch (error) {
    throw new DriverFailure(role, { cause: error, message: `${action} failed: ${failureReason(error)}` })
  }
}
