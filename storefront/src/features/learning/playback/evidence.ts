/** What a beat tells beside its time; kept as evidence, never a reason to refuse. */
export type Evidence = {
  /** Now; 1 is normal. */
  rate: number
  /** Since the last beat. */
  fastest: number
  /** Whether the page was in view all the time since the last beat. */
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
