/** The door of a server on this machine, and the made-up learners of the demo data who go through it. */
import { learners } from '@zhuxue/database/demo/people'

export const url = process.env.BENCH_URL ?? ''
if (!/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(url)) {
  throw new Error('BENCH_URL must be a server on this machine')
}

export { learners }

/** One try; the milliseconds until the whole answer was there. */
export async function enter(loginName: string, passwd: string, wanted: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${url}/api/security/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, passwd, loginType: 'password' }),
  })
  await answer.text()
  if (answer.status !== wanted) throw new Error(`${answer.status}, not ${wanted}: limits are on?`)
  return performance.now() - began
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values: number[]) => percentile(values, 0.5)
