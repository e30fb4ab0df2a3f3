export interface Rate {
  calls: number
  every: string
  shared?: boolean
  /** Counts in the database even where there is a Redis, which forgets when it restarts. */
  lasting?: boolean
  /** Whoever is signed in counts like a visitor of the same address. */
  perAddress?: boolean
}

/**
 * Per user, or per address for visitors. `shared` classes count in the database, or in Redis when there is one and
 * their span is a minute, so that a second process does not double what an attacker may try (docs/threats.md S18).
 */
const classes = {
  read: { calls: 300, every: '1 minute' },
  list: { calls: 120, every: '1 minute' },
  /** Pages of the shop, which a whole office may open from one address (server/page_limits.ts). */
  page: { calls: 600, every: '1 minute' },
  /** Pages that a browser fetches before they are opened: as many again, so that these cost nobody a page. */
  prefetch: { calls: 600, every: '1 minute' },
  stat: { calls: 60, every: '1 minute' },
  write: { calls: 60, every: '1 minute' },
  /** Against floods; what one telephone, device or address gets in an hour is in `accounts/sessions/visitor_quotas.ts`. */
  login: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  register: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  reset: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  sms: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  code: { calls: 30, every: '1 minute', shared: true },
  /** Each call costs money; `FaceFailuresPerDay` ends it earlier. */
  face: { calls: 20, every: '1 day', shared: true, lasting: true },
  order: { calls: 10, every: '1 minute', shared: true },
  price: { calls: 60, every: '1 minute' },
  assign: { calls: 5, every: '1 minute', shared: true },
  exam: { calls: 10, every: '1 minute' },
  answer: { calls: 120, every: '1 minute' },
  /** The question of the day: one answer is enough, and a visitor may try again. */
  daily: { calls: 30, every: '1 minute' },
  heartbeat: { calls: 6, every: '1 minute' },
  play: { calls: 30, every: '1 minute' },
  qr: { calls: 60, every: '1 minute' },
  export: { calls: 3, every: '10 minutes', shared: true, lasting: true },
  upload: { calls: 20, every: '1 minute' },
  download: { calls: 30, every: '1 minute' },
  /** One list page shows a hundred pictures. */
  file: { calls: 3000, every: '1 minute' },
  comment: { calls: 5, every: '1 hour', shared: true, lasting: true },
  reveal: { calls: 30, every: '1 hour', shared: true, lasting: true },
  push: { calls: 5, every: '1 minute', shared: true },
  /** Of a fault in a browser; a page sends a few at most. */
  report: { calls: 10, every: '1 minute' },
  notify: { calls: 600, every: '1 minute' },
} satisfies Record<string, Rate>

export type RateLimitName = keyof typeof classes

export const rates: Record<RateLimitName, Rate> = classes
