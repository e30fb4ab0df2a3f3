interface Queued {
  orderId: string
}

export function neighbour(waiting: Queued[], from: string | null, by: 1 | -1): string | null {
  if (waiting.length === 0) return null
  const at = waiting.findIndex(({ orderId }) => orderId === from)
  return waiting[(at + by + waiting.length) % waiting.length].orderId
}

export function nextAfterShipping(waiting: Queued[], gone: string): string | null {
  const next = neighbour(waiting, gone, 1)
  return next === gone ? null : next
}
