import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { HttpContext } from '@adonisjs/core/http'
import { isInternalKey } from '../http/internal_key.js'
import { cachedRouteOf } from '../cache/cached_routes.js'
import { tracer } from './spans.js'

const untraced = /^\/(health|internal|metrics)(\/|\?|$)/
const api = /^\/(api|local|pictures|uploads|\.well-known)(\/|\?|$)/

/** The framework's context, which knows the route. Filled only while the channel has subscribers. */
const handled = new WeakMap<IncomingMessage, HttpContext>()
const requests = tracingChannel<{ ctx?: HttpContext }>('adonisjs.http.request')
requests.start.subscribe((message) => {
  const { ctx } = message as { ctx?: HttpContext }
  if (ctx) handled.set(ctx.request.request, ctx)
})

export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => unknown): unknown {
  const { method = '', headers, url = '/' } = request
  if (untraced.test(url)) return handle()
  // External clients may not choose what is sampled.
  const belongsToMerchant = isInternalKey(headers['x-internal-key'])
  const parent = belongsToMerchant ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent)
  response.once('close', () => {
    const ctx = handled.get(request)
    const route = ctx?.route?.pattern ?? patternOf(url)
    const { statusCode } = response
    span.updateName(`${method} ${route}`)
    span.setAttributes({
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': statusCode,
      'zhuxue.request_id': ctx?.request.id() ?? textOf(response, 'x-request-id'),
      'zhuxue.cache': textOf(response, 'x-cache'),
    })
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return context.with(trace.setSpan(parent, span), handle)
}

/** For a response that never reached the framework: the URL of a page may identify a certificate. */
function patternOf(url: string): string {
  const [path] = url.split('?', 1)
  return cachedRouteOf(path)?.pattern ?? (api.test(url) ? 'none' : 'shop')
}

function textOf(response: ServerResponse, header: string): string | undefined {
  const value = response.getHeader(header)
  return value === undefined ? undefined : String(value)
}
