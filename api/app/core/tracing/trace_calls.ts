import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { SpanKind, SpanStatusCode, context, propagation, trace, type Span } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { endWithError, isTraced, tracer } from './spans.js'

interface FetchRequest {
  origin?: string
  method: string
  headers: string | string[]
  addHeader(name: string, value: string): void
}

const spans = new WeakMap<object, Span>()

/** Calls to vendors and to our own processes: method and host. Paths and queries contain telephones and signatures. */
export function traceCalls(): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: FetchRequest }
    const host = URL.parse(String(request.origin))?.hostname ?? ''
    const span = begin(request, request.method, host)
    if (span && isToUs(request)) inject(span, (name, value) => request.addHeader(name, value))
  })
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as { request: object; response: { statusCode: number } }
    finish(request, response.statusCode)
  })
  subscribe('undici:request:error', failed)

  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest }
    begin(request, request.method, request.host)
  })
  subscribe('http.client.response.finish', (message) => {
    const { request, response } = message as { request: object; response: IncomingMessage }
    finish(request, response.statusCode ?? 0)
  })
  subscribe('http.client.request.error', failed)
}

function begin(request: object, method: string, host: string): Span | undefined {
  if (!isTraced() || isTracingSuppressed(context.active())) return undefined
  const attributes = { 'http.request.method': method, 'server.address': host }
  const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
  spans.set(request, span)
  return span
}

function finish(request: object, status: number): void {
  const span = spans.get(request)
  span?.setAttribute('http.response.status_code', status)
  if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR })
  span?.end()
  spans.delete(request)
}

function failed(message: unknown): void {
  const { request, error } = message as { request: object; error: unknown }
  const span = spans.get(request)
  if (span) endWithError(span, error)
  spans.delete(request)
}

/** Vendors do not get our trace ids. */
const isToUs = ({ headers }: FetchRequest) => String(headers).toLowerCase().includes('x-internal-key')

function inject(span: Span, set: (name: string, value: string) => void): void {
  const carrier: Record<string, string> = {}
  propagation.inject(trace.setSpan(context.active(), span), carrier)
  for (const [name, value] of Object.entries(carrier)) set(name, value)
}
