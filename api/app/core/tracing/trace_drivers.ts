import { SpanKind, context, trace } from '@opentelemetry/api'
import { endWithError, isTraced, tracer } from './spans.js'

/** A span for each call that waits for the outside world, by role and method; never its arguments. */
export function traceDriver<Driver extends object>(role: string, driver: Driver): Driver {
  return new Proxy(driver, {
    get(target, name) {
      // Of the driver itself: a proxy has no private fields.
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
  // What answers at once asked nobody: a span that is not ended is not sent.
  if (result instanceof Promise) {
    result.then(
      () => span.end(),
      (error) => endWithError(span, error)
    )
  }
  return result
}
