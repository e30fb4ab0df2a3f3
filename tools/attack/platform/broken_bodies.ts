import { deflateRawSync } from 'node:zlib'
import { finding, type Attack } from '../attack.js'
import { newNetwork } from '../../local_client/client.js'

const json = { 'content-type': 'application/json' }

export const brokenBodies: Attack = {
  promises: 'R12',
  title: 'Bodies and methods that break parsers',
  async run(target) {
    const nested = (open: string, close: string, times: number, inside = '1') =>
      open.repeat(times) + inside + close.repeat(times)
    const deepProducts = `{"products":${nested('[', ']', 5000)}}`
    const bodies: Record<string, [raw: string | Buffer, headers?: Record<string, string>]> = {
      '10,000 nested lists': [nested('[', ']', 10_000)],
      '100,000 nested objects': [nested('{"a":', '}', 100_000)],
      'nested lists of products': [deepProducts],
      'a body that says br and is none': ['{}', { 'content-encoding': 'br' }],
      'a body that says gzip and is none': ['{}', { 'content-encoding': 'gzip' }],
      'a body that says deflate and is cut': [
        deflateRawSync('{"a":1}').subarray(0, 3),
        { 'content-encoding': 'deflate' },
      ],
      'an unknown encoding': ['{}', { 'content-encoding': 'x-zip' }],
      'a null byte': ['{"loginName":"\\u0000"}'],
      'bytes that are no UTF-8': [Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
      '__proto__': ['{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'],
      'a megabyte too much': [`{"loginName":"${'x'.repeat(1_100_000)}"}`],
    }
    const rows = []
    for (const [tried, [raw, headers]] of Object.entries(bodies)) {
      for (const path of ['/api/security/login', '/api/public/orders/fresh-price']) {
        const answer = await target.call('POST', path, { raw, headers: { ...json, ...headers } })
        const isHeld = answer.status >= 200 && answer.status < 500
        rows.push(finding(`${tried} at ${path}`, isHeld, `${answer.status} ${answer.text}`))
      }
    }
    for (const method of ['TRACE', 'TRACK', 'PROPFIND', 'CONNECT', 'DEBUG']) {
      const response = await target.bytes(`${method} /index HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      rows.push(finding(`the method ${method}`, !/^HTTP\/1\.1 5/.test(response), response.slice(0, 60)))
    }
    const alive = await target.get('/health/live', { from: newNetwork() })
    return [...rows, finding('the server still works afterwards', alive.status === 200, alive.status)]
  },
}
