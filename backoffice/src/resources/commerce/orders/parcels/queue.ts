interface Queued {
  orderId: string
}

/** The parcel after or before this one, round the ends. */
export function neighbour(waiting: Queued[], from: string | null, by: 1 | -1): string | null {
  if (waiting.length === 0) return null
  const at = waiting.findIndex(({ orderId }) => orderId === from)
  return waiting[(at + by + waiting.length) % waiting.length].orderId
}

/** What lies on the table when this one has left: the next, or the first that was passed over. */
export function afterSending(waiting: Queued[], gone: string): string | null {
  const next = neighbour(waiting, gone, 1)
  return next === gone ? null : next
}
