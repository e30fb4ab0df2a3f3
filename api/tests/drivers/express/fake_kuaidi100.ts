import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const fakeCustomer = 'CUSTOMER'
export const fakeKey = 'KEY'

interface Parcel {
  com: string
  phone?: string
  state: string
  data: { time: string; ftime: string; context: string }[]
}

/** Failures of a response: an HTTP error, a redirect, too many bytes, invalid JSON, silence. */
export type FailureMode = 'http' | 'redirect' | 'flood' | 'garbage' | 'silence'

/**
 * Kuaidi100 on loopback: it reads the form and checks the signature as its manual says, requires the phone number for
 * some couriers, and locks a number queried twice within half an hour.
 */
export async function openFakeKuaidi100() {
  const parcels = new Map<string, Parcel>()
  const faults: FailureMode[] = []
  const asked: { param: Record<string, string>; contentType: string }[] = []
  const locked = new Set<string>()
  let lenient = false

  const server = createServer(async (request, response) => {
    const fault = faults.shift()
    if (fault === 'silence') return
    if (fault === 'redirect') return response.writeHead(302, { location: '/elsewhere' }).end()
    if (fault === 'http') return response.writeHead(502).end('{}')
    if (fault === 'garbage') return response.end('<html>维护中</html>')
    if (fault === 'flood') return response.end(`{"message":"${'x'.repeat(2_000_000)}"}`)
    const form = new URLSearchParams(await bodyOf(request))
    const outcome = answer(request, form)
    response.writeHead(200, { 'content-type': 'application/json;charset=UTF-8' })
    response.end(JSON.stringify(outcome))
  })

  function answer(request: IncomingMessage, form: URLSearchParams) {
    const refuse = (returnCode: string, message: string) => ({ result: false, returnCode, message })
    if (request.method !== 'POST' || request.url !== '/poll/query.do') return refuse('400', '提交的数据不完整')
    const text = form.get('param') ?? ''
    const expected = createHash('md5').update(`${text}${fakeKey}${fakeCustomer}`).digest('hex')
    if (form.get('customer') !== fakeCustomer || form.get('sign') !== expected.toUpperCase()) {
      return refuse('503', '验证签名失败')
    }
    const param = JSON.parse(text)
    asked.push({ param, contentType: String(request.headers['content-type']) })
    if (!/^[a-z]+$/.test(param.com) || !/^[\w-]{6,32}$/.test(param.num)) {
      return refuse('400', '提交的数据不完整，或者贵公司没授权')
    }
    if (['shunfeng', 'zhongtong'].includes(param.com) && !param.phone) {
      return refuse('408', '验证码错误，请输入收/寄件人手机号')
    }
    if (!lenient && locked.has(param.num)) return refuse('601', '单号被锁')
    locked.add(param.num)
    const parcel = parcels.get(param.num)
    if (!parcel || parcel.com !== param.com || (parcel.phone && parcel.phone !== param.phone)) {
      return refuse('500', '查询无结果，请隔段时间再查')
    }
    const { com, state, data } = parcel
    const ischeck = state === '3' ? '1' : '0'
    return { message: 'ok', status: '200', state, ischeck, com, nu: param.num, condition: 'F00', data }
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    parcels,
    asked,
    failNext: (...next: FailureMode[]) => faults.push(...next),
    /** Allows a test to query a parcel more often than the vendor would. */
    neverLock: () => (lenient = true),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
