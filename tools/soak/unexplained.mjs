/** Health checks of Caddy, the retry of a pool and a statement that waits for its lock end within this time after a fault. */
const afterMs = 10_000

/**
 * Failed calls that are neither refused with a time to come back nor fall into a fault.
 * @param failed {@link ./journal.ts Failed}
 * @param faults when each began and ended
 */
export function unexplained(failed, faults) {
  const isDuringFault = ({ began, when }) =>
    faults.some((fault) => when >= fault.began && began <= fault.ended + afterMs)
  return failed.filter((call) => !isRefusedPolitely(call) && !isDuringFault(call))
}

const isRefusedPolitely = ({ status, retryAfter }) =>
  (status === 503 || status === 429) && retryAfter > 0
