import { hostname } from 'node:os'
import { context, propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { AsyncContexts } from './async_contexts.js'
import { hooks } from './hooks.js'
import { samplerOf } from './sampler.js'
import { traceCalls } from './trace_calls.js'
import { traceDriver } from './trace_drivers.js'
import { traceJobs } from './trace_jobs.js'
import { traceRequest } from './trace_requests.js'
import { traceStatements } from './trace_statements.js'

const delayMs = Number(process.env.OTEL_BSP_SCHEDULE_DELAY || 5_000)

/** Spans say what was done and how long it took, never to whom or with what (docs/decisions/0093). */
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
