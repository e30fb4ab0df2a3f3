import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Call {
  token?: string
  body?: unknown
  /** Raw bytes instead of `body`. */
  raw?: string | Buffer
  headers?: Record<string, string>
  /** The local IP of the call; a subnet of its own by default. */
  from?: string
}

export interface Answer {
  /** 0 when the connection broke. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
  /** The response as JSON, or an empty object. */
  body: any
}

const timeoutMs = 60_000
let networks = 0

/** A loopback IP in an unused /24, so that rate limits per IP do not add up. */
export function newNetwork(): string {
  networks++
  return `127.${1 + (networks >> 8)}.${networks & 255}.7`
}

export class Client {
  readonly host: string
  readonly port: number

  constructor(readonly address: string) {
    const { hostname, port } = new URL(address)
    this.host = hostname.replace(/^\[|\]$/g, '')
    this.port = Number(port)
  }

  call(method: string, path: string, call: Call = {}): Promise<Answer> {
    const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
    const began = performance.now()
    return new Promise((resolve) => {
      const done = (status: number, headers: IncomingHttpHeaders, text: string) =>
        resolve({ status, headers, text, ms: performance.now() - began, body: parse(text) })
      const sent = httpRequest({
        host: this.host,
        port: this.port,
        method,
        path,
        agent: false,
        timeout: timeoutMs,
        localAddress: this.#source(call.from),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          ...(call.token && { authorization: call.token }),
          ...(call.token && this.#staffCookies.has(call.token) && { cookie: this.#staffCookies.get(call.token) }),
          ...call.headers,
        },
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer')))
      sent.on('error', (error) => done(0, {}, String(error)))
      sent.on('response', (answer) => {
        this.#keepStaffCookie(answer.headers)
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('error', (error) => done(0, {}, String(error)))
        answer.on('end', () => done(answer.statusCode!, answer.headers, Buffer.concat(parts).toString()))
      })
      sent.end(body)
    })
  }

  /** Of a session with a staff step, as a browser keeps it. */
  #staffCookies = new Map<string, string>()

  #keepStaffCookie({ authorization, 'set-cookie': cookies }: IncomingHttpHeaders): void {
    const cookie = cookies?.find((one) => one.startsWith('zhuxue_staff='))
    if (authorization && cookie) this.#staffCookies.set(authorization, cookie.split(';')[0]!)
  }

  get = (path: string, call?: Call) => this.call('GET', path, call)
  post = (path: string, body: unknown, call?: Call) => this.call('POST', path, { ...call, body })

  /** Sends malformed bytes; returns the response received until the connection was closed or `ms` were over. */
  bytes(text: string | Buffer, ms = 2000): Promise<string> {
    return new Promise((resolve) => {
      let got = ''
      const socket = connect({ host: this.host, port: this.port })
      const end = () => {
        socket.destroy()
        resolve(got)
      }
      const timer = setTimeout(end, ms)
      socket.on('data', (part) => (got += part.toString('latin1')))
      socket.on('error', () => {})
      socket.on('close', () => (clearTimeout(timer), resolve(got)))
      socket.write(text)
    })
  }

  /** Only Linux accepts all of 127.0.0.0/8 as local. */
  #source(from?: string): string | undefined {
    const isUsable = process.platform === 'linux' && this.host.startsWith('127.')
    return isUsable ? (from ?? newNetwork()) : undefined
  }
}

function parse(text: string): any {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
