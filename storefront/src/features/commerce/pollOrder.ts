import { OrderStatus, PollSeconds } from '@zhuxue/api/terms/commerce'

type Polled = { orderStatus: number }
type Timers = { wait: (seconds: number) => Promise<void> }

const realTimers: Timers = {
  wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
}

/**
 * Asks for an order every three seconds until it is no longer waiting to be paid. A failed question is
 * asked again: the wallet may be paying while the network is away. Stops quietly when aborted.
 */
export async function pollOrder<O extends Polled>(
  ask: () => Promise<O>,
  signal: AbortSignal,
  timers: Timers = realTimers
): Promise<O | null> {
  while (!signal.aborted) {
    await timers.wait(PollSeconds)
    if (signal.aborted) return null
    const order = await ask().catch(() => null)
    if (order && order.orderStatus !== OrderStatus.Paying) return order
  }
  return null
}
