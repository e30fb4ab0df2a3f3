export interface Rate {
  calls: number
  every: string
  shared?: boolean
  /** Counts in the database even with Redis, which loses counters when it restarts. */
  lasting?: boolean
  /** Signed-in users count like visitors of the same IP. */
  perAddress?: boolean
}

/**
 * Per user, or per IP for visitors. `shared` classes count in the database, or in Redis if there is one and their period
 * is a minute, so that a second process does not double an attacker's attempts (docs/threats.md S18).
 */
const classes = {
  read: { calls: 300, every: '1 minute' },
  list: { calls: 120, every: '1 minute' },
  /** Pages of the storefront, which a whole office may open from one IP (server/page_limits.ts). */
  page: { calls: 600, every: '1 minute' },
  /** Pages that a browser prefetches: a separate limit of the same size, so that they do not use up the one of pages. */
  prefetch: { calls: 600, every: '1 minute' },
  stat: { calls: 60, every: '1 minute' },
  write: { calls: 60, every: '1 minute' },
  /** Against floods; hourly quotas per telephone, device and IP are in `accounts/sessions/visitor_quotas.ts`. */
  login: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  register: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  reset: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  sms: { calls: 30, every: '1 minute', shared: true, perAddress: true },
  code: { calls: 30, every: '1 minute', shared: true },
  /** Each call costs money; `FaceFailuresPerDay` stops it earlier. */
  face: { calls: 20, every: '1 day', shared: true, lasting: true },
  /** Also each call costs money: the checks of a policy, which a learner may begin several times. */
  presence: { calls: 60, every: '1 day', shared: true, lasting: true },
  order: { calls: 10, every: '1 minute', shared: true },
  price: { calls: 60, every: '1 minute' },
  assign: { calls: 5, every: '1 minute', shared: true },
  exam: { calls: 10, every: '1 minute' },
  answer: { calls: 120, every: '1 minute' },
  /** The question of the day: one answer is enough, and a visitor may retry. */
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
  /** Error reports of a browser; a page sends a few at most. */
  report: { calls: 10, every: '1 minute' },
  notify: { calls: 600, every: '1 minute' },
  /** Per service key. Calls without a usable one count as `read`, without the database. */
  partner: { calls: 600, every: '1 minute', shared: true },
  partnerWrite: { calls: 120, every: '1 minute', shared: true },
  /** Whole numbers of people. */
  partnerReveal: { calls: 60, every: '1 hour', shared: true, lasting: true },
} satisfies Record<string, Rate>

export type RateLimitName = keyof typeof classes

export const rates: Record<RateLimitName, Rate> = classes
