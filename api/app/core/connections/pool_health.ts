import { isLostConnection, isReadOnlyError, isTimeout } from '#core/connections/database_errors'

/**
 * Decides which pooled connections may still be used. When one breaks, times out, or leads to a read-only node, connections opened
 * before it are distrusted as well: they all led to that node, and each would fail one call.
 */
export class PoolHealth {
  #openedAt = new WeakMap<object, number>()
  #doubtedUntil = -Infinity
  #lastResponseAt = -Infinity

  opened(connection: object): void {
    this.#openedAt.set(connection, performance.now())
  }

  /** Called by the pool before it hands a connection out; busy ones continue. */
  readonly isTrusted = (connection: object): boolean =>
    (this.#openedAt.get(connection) ?? Infinity) > this.#doubtedUntil

  /** @param sentAt when the completed or failed statement was sent */
  recordResult(error: unknown, sentAt: number): void {
    if (isLostConnection(error) || isReadOnlyError(error)) this.#doubtAll()
    // One slow statement proves nothing while others complete.
    else if (isTimeout(error)) this.#lastResponseAt < sentAt && this.#doubtAll()
    else this.#lastResponseAt = performance.now()
  }

  #doubtAll(): void {
    this.#doubtedUntil = performance.now()
  }
}
