import { SpanStatusCode, context, trace, type Span } from '@opentelemetry/api'

export const tracer = trace.getTracer('zhuxue')

/** Code or class of an error. Its message may contain personal data and values. */
export function endWithError(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  span.setAttribute('error.type', String(code ?? name ?? 'error').slice(0, 80))
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Statements and calls outside a trace, such as a worker's polling, are not traced. */
export const isTraced = (): boolean => trace.getSpan(context.active())?.isRecording() ?? false
