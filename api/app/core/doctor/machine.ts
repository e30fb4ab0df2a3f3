import { access, constants, statfs } from 'node:fs/promises'
import { warn, pass, fail, type CheckResult } from '#core/doctor/check_result'

const MB = 1024 * 1024
const minFreeBytes = 512 * MB
const minFreeShare = 0.1

export async function checkFolder(folder: string): Promise<CheckResult> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    const advice = 'Make the folder and give it to the user that runs the product.'
    return fail('disk', `DATA_DIR ${folder} cannot be written`, advice)
  }
  const { bavail, bsize, blocks } = await statfs(folder)
  return checkDisk(bavail * bsize, blocks * bsize)
}

export function checkDisk(free: number, total: number): CheckResult {
  const result = `${Math.floor(free / MB)} MB are free where DATA_DIR is, of ${Math.floor(total / MB)}`
  const advice = 'Make room or a larger disk; at 4 MB the product takes no more requests.'
  if (free < minFreeBytes) return fail('disk', result, advice)
  if (free < total * minFreeShare) return warn('disk', result, advice)
  return pass('disk', result)
}

const maxSkewMs = 2_000

/** The database's clock was `at` between `before` and `after`, all in milliseconds. */
export function checkClock(at: number, before: number, after: number): CheckResult {
  const skew = at < before ? at - before : Math.max(0, at - after)
  if (Math.abs(skew) <= maxSkewMs) return pass('clock', 'the clock agrees with the database')
  const result = `the database is ${Math.abs(skew / 1_000).toFixed(1)} s ${skew > 0 ? 'ahead' : 'behind'}`
  return fail('clock', result, 'Let NTP (chrony) keep the time on both machines.')
}
