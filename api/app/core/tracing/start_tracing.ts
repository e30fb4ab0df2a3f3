import { hostname } from 'node:os'
import { context, propagation, trace, SpanKind } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { AsyncContexts } from './async_contexts.js'
import { hooks } from './hooks.js'
import { samplerOf } from './sampler.js'
import { traceCalls } from './trace_calls.js'
import { traceJobs } from './trace_jobs.js'
import { traceRequest } from './trace_requests.js'
import { traceStatements } from './trace_statements.js'
import { endWithError, isTraced, tracer } from './spans.js'

const delayMs = Number(process.env.OTEL_BSP_SCHEDULE_DELAY || 5_000)

/**
 * Spans contain the operation and its duration, never personal data. `@adonisjs/otel` is not used: it brings two hundred
 * packages, and its spans contain whole URLs, IPs and the e-mail of the user.
 */
export function startTracing(service: string): void {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME || `zhuxue-${service}`,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: samplerOf(process.env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: delayMs })],
  })
  const contexts = new AsyncContexts()
  context.setGlobalContextManager(contexts)
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)

  hooks.request = traceRequest
  hooks.driver = traceDriver
  hooks.statements = traceStatements
  hooks.end = () => provider.shutdown()
  traceJobs(contexts.storage)
  traceCalls()
}

/** A span for each call to an external service, with role and method; never its arguments. */
function traceDriver<Driver extends object>(role: string, driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      // Get from the driver itself: a proxy has no private fields.
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) =>
        isTraced() ? call(`${role}.${String(name)}`, role, () => value.apply(target, args)) : value.apply(target, args)
    },
  })
}

function call(name: string, role: string, work: () => unknown): unknown {
  const attributes = { 'zhuxue.driver': role }
  const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes })
  const result = context.with(trace.setSpan(context.active(), span), work)
  // A synchronous result called nothing external: a span that is not ended is not sent.
  if (result instanceof Promise) {
    result.then(
      () => span.end(),
      (error) => endWithError(span, error)
    )
  }
  return result
}
