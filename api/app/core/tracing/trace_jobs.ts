import type { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import { ROOT_CONTEXT, SpanKind, trace, type Context, type Span } from '@opentelemetry/api'
import { endWithError, tracer } from './spans.js'

interface Execution {
  job: { name: string; attempts?: number }
  status?: string
  error?: unknown
}

const spans = new WeakMap<object, Span>()
const ignore = () => {}

/** Each job is its own trace, because no request waits for it. */
export function traceJobs(storage: AsyncLocalStorage<Context>): void {
  const executions = tracingChannel<Execution, Context>('boringqueue.job.execute')
  executions.start.bindStore(storage, (execution) => {
    const { name, attempts = 0 } = execution.job
    const attributes = { 'zhuxue.job': name, 'zhuxue.attempt': attempts + 1 }
    const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes })
    spans.set(execution, span)
    return trace.setSpan(ROOT_CONTEXT, span)
  })
  executions.subscribe({
    start: ignore,
    end: ignore,
    asyncStart: ignore,
    error: ignore,
    asyncEnd(execution) {
      const span = spans.get(execution)
      if (!span) return
      if (execution.status === 'completed') span.end()
      else endWithError(span, execution.error)
    },
  })
}
