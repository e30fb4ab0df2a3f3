/** The door of a server on this machine, and the made-up learners of the demo data who go through it. */
import { learners } from '@zhuxue/database/demo/content/people'
import { onLoopback } from './measuring.js'

export const url = onLoopback(process.env.BENCH_URL)

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
