import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The most memory that this process had at once since `resetPeak`, in megabytes. The kernel counts, so nothing
 * between two looks is missed. Not `resourceUsage().maxRSS`: that of a new process begins with its parent's.
 */
export function peak(): number {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))!
    return Number(kilobytes) / 1024
  } catch {
    return process.resourceUsage().maxRSS / 1024
  }
}

export function resetPeak(): number {
  try {
    writeFileSync('/proc/self/clear_refs', '5')
  } catch {
    // Not Linux: what the process had so far is the beginning.
  }
  return peak()
}
