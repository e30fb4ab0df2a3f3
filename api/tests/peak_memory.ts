import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The peak memory of this process since `resetPeak`, in megabytes, as counted by the kernel. `resourceUsage().maxRSS`
 * does not work: in a new process it starts with the value of the parent.
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
    // Other systems than Linux cannot reset the peak.
  }
  return peak()
}
