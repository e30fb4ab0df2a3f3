/** Data of a heartbeat in addition to its time; stored as evidence, never a reason to reject it. */
export type Evidence = {
  /** The current rate; 1 is normal. */
  rate: number
  /** Since the last heartbeat. */
  fastest: number
  /** Whether the page was visible during the whole time since the last heartbeat. */
  visible: boolean
}

export const newEvidence = (rate: number, visible: boolean): Evidence => ({ rate, fastest: rate, visible })

export const withRate = (now: Evidence, rate: number): Evidence => ({
  ...now,
  rate,
  fastest: Math.max(now.fastest, rate),
})

export const withVisibility = (now: Evidence, visible: boolean): Evidence => ({
  ...now,
  visible: now.visible && visible,
})
