import { access, constants, statfs } from 'node:fs/promises'
import { doubtful, fine, wrong, type Finding } from '#core/doctor/check_result'

const MB = 1024 * 1024
const leastFree = 512 * MB
const leastShare = 0.1

export async function judgeFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    const advice = 'Make the folder and give it to the user that runs the product.'
    return wrong('disk', `DATA_DIR ${folder} cannot be written`, advice)
  }
  const { bavail, bsize, blocks } = await statfs(folder)
  return judgeDisk(bavail * bsize, blocks * bsize)
}

export function judgeDisk(free: number, total: number): Finding {
  const says = `${Math.floor(free / MB)} MB are free where DATA_DIR is, of ${Math.floor(total / MB)}`
  const advice = 'Make room or a larger disk; at 4 MB the product takes no more requests.'
  if (free < leastFree) return wrong('disk', says, advice)
  if (free < total * leastShare) return doubtful('disk', says, advice)
  return fine('disk', says)
}

const mostSkewMs = 2_000

/** The database answered `at` between `before` and `after`, all in milliseconds. */
export function judgeClock(at: number, before: number, after: number): Finding {
  const skew = at < before ? at - before : Math.max(0, at - after)
  if (Math.abs(skew) <= mostSkewMs) return fine('clock', 'the clock agrees with the database')
  const says = `the database is ${Math.abs(skew / 1_000).toFixed(1)} s ${skew > 0 ? 'ahead' : 'behind'}`
  return wrong('clock', says, 'Let NTP (chrony) keep the time on both machines.')
}
