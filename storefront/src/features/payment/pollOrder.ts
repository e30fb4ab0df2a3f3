import { OrderStatus, PollSeconds } from '@zhuxue/api/terms/commerce'

type Polled = { orderStatus: number }

export type Watch<O extends Polled> = {
  ask: () => Promise<O>
  /** What was told, each time. */
  seen: (order: O) => void
  /** Nobody answered; it is asked again all the same, for the wallet may be paying meanwhile. */
  lost: () => void
  /** Resolves when it is time to ask again, or the signal is aborted. */
  pulse: (seconds: number, signal: AbortSignal) => Promise<void>
}

/**
 * Asks for an order every three seconds until it is no longer waiting to be paid (learner side 4), and stops quietly
 * when aborted.
 */
export async function pollOrder<O extends Polled>(
  { ask, seen, lost, pulse }: Watch<O>,
  signal: AbortSignal
): Promise<void> {
  for (;;) {
    await pulse(PollSeconds, signal)
    if (signal.aborted) return
    const order = await ask().catch(() => null)
    if (signal.aborted) return
    if (order) seen(order)
    else lost()
    if (order && order.orderStatus !== OrderStatus.Paying) return
  }
}
