import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Content of `/metrics` (docs/ops/README.md). Labels have few values: route patterns, never URLs. */
export const registry = new Registry()

const registers = [registry]
const latencySeconds = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const counter = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
  new Counter({ name, help, labelNames, registers })
/** Without a value until it is read: a storefront has no database, and 0 would trigger an alert. */
function gauge<T extends string>(name: string, help: string, ...labelNames: T[]): Gauge<T> {
  const made = new Gauge({ name, help, labelNames, registers })
  if (!labelNames.length) made.remove()
  return made
}

export const requests = counter(
  'zhuxue_http_requests_total',
  'Answered requests by method, route pattern and class of status',
  'method',
  'route',
  'status'
)
export const requestSeconds = new Histogram({
  name: 'zhuxue_http_request_seconds',
  help: 'Time until a request was answered, by method and route pattern',
  labelNames: ['method', 'route'],
  buckets: latencySeconds,
  registers,
})

export const databaseUp = gauge('zhuxue_database_up', '1 when the database answered this reading, 0 when not')
export const poolConnections = gauge(
  'zhuxue_database_pool_connections',
  'Connections of the pool of this process, in use and free',
  'state'
)
export const poolWaiting = gauge('zhuxue_database_pool_waiting', 'Calls of this process that wait for a connection')

/** No samples without `REDIS_URL`. */
export const redisUp = gauge(
  'zhuxue_redis_up',
  '1 when Redis answers, 0 when not, by connection: main (this reading), purges (whether they are heard)',
  'connection'
)
export const redisFallbacks = counter(
  'zhuxue_redis_fallbacks_total',
  'What was done without Redis because it was away: rates counted in the database, purges sent by calls',
  'use'
)

export const queueJobs = gauge(
  'zhuxue_queue_jobs',
  'Jobs in the queue by kind and state: pending, delayed, active',
  'job',
  'state'
)
export const queueOldest = gauge(
  'zhuxue_queue_oldest_seconds',
  'How long the oldest job of a kind is due and not done',
  'job'
)
export const scheduleSucceeded = gauge(
  'zhuxue_schedule_last_success_timestamp_seconds',
  'When a scheduled job last succeeded; 0 when never',
  'schedule'
)
export const scheduleEvery = gauge(
  'zhuxue_schedule_every_seconds',
  'How often a job is scheduled; none for those at a time of day',
  'schedule'
)

export const pageCacheRequests = counter(
  'zhuxue_page_cache_requests_total',
  'Pages of the shop by what the response cache did: hit, miss, pass (purged while rendered)',
  'result'
)
export const apiCacheRequests = counter(
  'zhuxue_api_cache_requests_total',
  'Answers of the API to visitors by what the response cache did: hit, miss, pass (purged while rendered)',
  'result'
)
export const cachedBytes = gauge('zhuxue_response_cache_bytes', 'Bytes of pages and answers in the response cache')
export const cachedAnswers = gauge('zhuxue_response_cache_answers', 'Pages and answers in the response cache')

export const clientErrors = counter(
  'zhuxue_client_errors_total',
  'Faults of our scripts that browsers reported, by front (shop, board) and family of the browser',
  'front',
  'browser'
)

export const vendorCalls = counter(
  'zhuxue_vendor_calls_total',
  'Calls to vendors by driver, method and result: ok, rejected (the vendor answered no), failed',
  'driver',
  'call',
  'result'
)
export const vendorSeconds = new Histogram({
  name: 'zhuxue_vendor_call_seconds',
  help: 'Time until a vendor answered, by driver and method',
  labelNames: ['driver', 'call'],
  buckets: latencySeconds,
  registers,
})

export const webhookCalls = counter(
  'zhuxue_webhook_calls_total',
  'Calls to endpoints of partners by result: ok, status, timeout, connect, tls, dns, refused-address',
  'result'
)
export const webhookEndpoints = gauge(
  'zhuxue_webhook_endpoints',
  'Endpoints of partners: working, failing (since the last success), disabled',
  'state'
)

export const hashing = gauge('zhuxue_password_hashing', 'Passwords being hashed and waiting for it', 'state')
export const uploadsOpen = gauge(
  'zhuxue_pushes_open',
  'Uploads of hours without a final answer: pending (not sent), unknown (no answer)',
  'state'
)
export const paymentsOpen = gauge('zhuxue_payments_open', 'Payments with a code that are neither settled nor closed')
export const paymentsOverdue = gauge('zhuxue_payments_overdue', 'Open payments that expired more than five minutes ago')

export const invoicesBlocked = gauge(
  'zhuxue_invoices_blocked',
  'Invoices and red invoices that wait for a sign-in, a face or a quota at the tax office'
)

export const importsBroken = gauge(
  'zhuxue_imports_broken',
  'Imports after which an invariant does not hold, and that no admin has acknowledged'
)

export const backupSucceeded = gauge(
  'zhuxue_backup_last_success_timestamp_seconds',
  'When `ace backup` last succeeded; 0 when never'
)

export const certificateEnds = gauge(
  'zhuxue_certificate_ends_timestamp_seconds',
  'When a certificate ends: https (of PUBLIC_URL), wechat (the first platform certificate)',
  'certificate'
)

export const diskFree = gauge('zhuxue_disk_free_bytes', 'Free bytes of the disk where DATA_DIR is')

export const processMemory = gauge('zhuxue_process_resident_bytes', 'Resident memory (RSS)')
export const processSeconds = counter('zhuxue_process_cpu_seconds_total', 'Processor time of this process')
export const eventLoopDelay = gauge(
  'zhuxue_event_loop_delay_seconds',
  'Delay of the event loop since the last reading',
  'quantile'
)
