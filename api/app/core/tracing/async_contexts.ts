import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Context, type ContextManager } from '@opentelemetry/api'

/** The active context of each chain of calls. Its storage is public, because diagnostics channels of Node store theirs in it. */
export class AsyncContexts implements ContextManager {
  readonly storage = new AsyncLocalStorage<Context>()

  active(): Context {
    return this.storage.getStore() ?? ROOT_CONTEXT
  }

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    context: Context,
    work: F,
    self?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    return this.storage.run(context, () => work.apply(self, args))
  }

  bind<T>(context: Context, target: T): T {
    if (typeof target !== 'function') return target
    const { storage } = this
    const bound = (...args: unknown[]) => storage.run(context, () => target(...args))
    return bound as T
  }

  enable(): this {
    return this
  }

  disable(): this {
    this.storage.disable()
    return this
  }
}
