import { isLostConnection, isReadOnlyError, isTimeout } from '#core/connections/database_errors'

/**
 * Which connections of a pool may still be handed out. When one breaks, is silent, or leads to a member that takes no writes, those that were
 * opened before are not trusted either: behind one address they all led to that member, and each would cost somebody a call.
 */
export class PoolHealth {
  #openedAt = new WeakMap<object, number>()
  #doubtedUntil = -Infinity
  #heardAt = -Infinity

  opened(connection: object): void {
    this.#openedAt.set(connection, performance.now())
  }

  /** Asked by the pool before it hands one out; those at work go on. */
  readonly isTrusted = (connection: object): boolean =>
    (this.#openedAt.get(connection) ?? Infinity) > this.#doubtedUntil

  /** @param sentAt of the statement that was answered or failed */
  heard(error: unknown, sentAt: number): void {
    if (isLostConnection(error) || isReadOnlyError(error)) this.#doubtAll()
    // One slow statement is no sign as long as others are answered.
    else if (isTimeout(error)) this.#heardAt < sentAt && this.#doubtAll()
    else this.#heardAt = performance.now()
  }

  #doubtAll(): void {
    this.#doubtedUntil = performance.now()
  }
}
