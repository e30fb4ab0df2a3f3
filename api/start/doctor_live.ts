import type { ApplicationService } from '@adonisjs/core/types'
import { answerDates } from '#core/doctor/answer_dates'
import { fail, pass, warn, type CheckResult } from '#core/doctor/check_result'
import { DriverFailure } from '#drivers/driver_failure'
import { Wallets } from '#drivers/payment/wallets'
import type { ProbeOptions, ProbeResult } from '#drivers/probe'
import { probedEndpoints } from '#partners/webhooks/probe_endpoint'
import { contracts } from '#start/driver_contracts'

interface Probed {
  probe(options: ProbeOptions): Promise<ProbeResult>
}

interface ExamineOptions extends Partial<ProbeOptions> {
  /** Of one vendor. */
  deadlineMs?: number
  failureLevel?: 'doubtful' | 'wrong'
}

const maxClockSeconds = 60
const endpointsAtOnce = 10

/** Asks each vendor one read-only question (docs/drivers.md), one after the other; changes nothing there. */
export async function examineVendors(app: ApplicationService, options: ExamineOptions = {}): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const [setting, contract] of Object.entries(contracts)) {
    const driver = process.env[setting] || 'local'
    const about = `vendor of ${setting.replace(/_DRIVERS?$/, '').toLowerCase()}`
    if (driver === 'local') {
      results.push(pass(about, 'the local driver asks no vendor'))
      continue
    }
    const made = await app.container.make(contract as never).catch(() => null)
    // Its missing settings are already reported.
    if (!made) continue
    for (const { name, vendor } of vendorsOf(driver, made))
      results.push(...(await examine(about, name, vendor, options)))
  }
  return [...results, ...(await examineEndpoints())]
}

/** Partners may have many, so several are asked at once; they repair their own. */
async function examineEndpoints(): Promise<CheckResult[]> {
  // A database that does not answer is already reported.
  const endpoints = await probedEndpoints().catch(() => [])
  const results: CheckResult[] = []
  for (let at = 0; at < endpoints.length; at += endpointsAtOnce) {
    const group = endpoints.slice(at, at + endpointsAtOnce)
    const found = await Promise.all(
      group.map(({ name, vendor }) => examine('webhook endpoint', name, vendor, { failureLevel: 'doubtful' }))
    )
    results.push(...found.flat())
  }
  return results
}

/** Buyers choose among several wallets. */
function vendorsOf(driver: string, made: object): { name: string; vendor: Probed }[] {
  if (!(made instanceof Wallets)) return [{ name: driver, vendor: made as Probed }]
  return made.offered.map((wallet) => ({ name: wallet.provider, vendor: wallet }))
}

async function examine(
  about: string,
  driver: string,
  vendor: Probed,
  { deadlineMs = 5_000, isPaid = false, failureLevel = 'wrong' }: ExamineOptions
): Promise<CheckResult[]> {
  const dates = answerDates()
  const began = performance.now()
  const result = await withDeadline(vendor.probe({ isPaid }), deadlineMs).catch((error: unknown) =>
    failed(error, failureLevel)
  )
  const milliseconds = Math.round(performance.now() - began)
  const clockSeconds = dates.stop()

  const text = `${driver}, ${milliseconds} ms: ${result.answer}`
  const timed = { milliseconds, clockSeconds }
  return [{ ...checkOf(about, text, result), ...timed }, ...checkVendorClock(about, clockSeconds)]
}

function checkOf(about: string, text: string, { fault }: ProbeResult): CheckResult {
  if (!fault) return pass(about, text)
  return (fault.level === 'wrong' ? fail : warn)(about, text, fault.advice)
}

export function checkVendorClock(about: string, seconds: number | null): CheckResult[] {
  if (seconds === null || Math.abs(seconds) <= maxClockSeconds) return []
  const result = `the clock of this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead of'} the vendor's`
  return [warn(about, result, 'Let NTP (chrony) keep the time: vendors refuse signatures of another time.')]
}

const adviceOf: [RegExp, string][] = [
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|IncompleteSignature|SIGN_ERROR|验证签名失败/,
    'The key or its secret is wrong.',
  ],
  [/Forbidden|NoPermission|AccessDenied|NO_AUTH|HTTP 403/, 'The account or RAM user lacks the right for this call.'],
  [/InvalidTimeStamp|RequestTimeTooSkewed/, 'Let NTP (chrony) keep the time of this machine.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|no connection|TimeoutError|aborted due to timeout|no answer/,
    'The vendor cannot be reached: check name resolution and the firewall.',
  ],
  [/not signed by|signature/i, 'The answer is not signed as the settings say: check the secret or the platform key.'],
]

function failed(error: unknown, level: 'doubtful' | 'wrong'): ProbeResult {
  const { message, cause } = error as Error & { cause?: unknown }
  const rejectCode = error instanceof DriverFailure ? error.rejectCode : null
  const answer = [rejectCode, message].filter(Boolean).join(' ').slice(0, 300)
  const text = `${answer} ${String(cause ?? '')}`
  const advice = adviceOf.find(([pattern]) => pattern.test(text))?.[1] ?? 'See docs/drivers.md.'
  return { answer, fault: { level, advice } }
}

function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
