import { setTimeout as pause } from 'node:timers/promises'
import type { ServerProcess } from './server_process.js'

/** Advances the clock of the process until a job did this: jobs are scheduled a moment after the process is ready. */
export async function passTimeUntil(server: ServerProcess, isMet: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    if (await isMet()) return
    await passTime(server, 70)
    for (let looks = 0; looks < 25 && !(await isMet()); looks++) await pause(40)
  }
  throw new Error('it did not happen within forty minutes of the product')
}

async function passTime({ url }: ServerProcess, advanceSeconds: number): Promise<void> {
  const response = await fetch(`${url}/local/clock`, {
    method: 'POST',
    body: JSON.stringify({ advanceSeconds }),
    headers: { 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(await response.text())
}
