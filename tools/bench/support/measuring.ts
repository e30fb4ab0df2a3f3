import { readFileSync } from 'node:fs'

/** @throws for any server but one of this machine */
export function onLoopback(url = ''): string {
  if (/^http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+$/.test(url)) return url
  throw new Error(`"${url}" must be a server on this machine`)
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const median = (values: number[]) => percentile(values, 0.5)

/** Seconds of processor that a process has spent. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
