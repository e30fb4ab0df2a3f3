type Poll<T> = {
  seconds: number
  sendRequest: () => PromiseLike<T>
  until: (answer: T) => boolean
  onAnswer: (answer: T) => void
  /** No response; the next poll follows. */
  onLost: () => void
  /** Resolves when the next poll is due, or the signal is aborted. */
  wait: (seconds: number, signal: AbortSignal) => Promise<void>
}

/** Polls until `until` holds; stops silently when aborted. */
export async function poll<T>(
  { seconds, sendRequest, until, onAnswer, onLost, wait }: Poll<T>,
  signal: AbortSignal
): Promise<void> {
  for (;;) {
    await wait(seconds, signal)
    if (signal.aborted) return
    const answer = await Promise.resolve(sendRequest()).catch(() => null)
    if (signal.aborted) return
    if (answer) onAnswer(answer)
    else onLost()
    if (answer && until(answer)) return
  }
}
