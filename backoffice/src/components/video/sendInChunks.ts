/** A target for chunks; both methods return the received bytes, which may differ from the bytes sent. */
export interface Receiver {
  offset(signal: AbortSignal): Promise<number>
  send(from: number, body: Blob, how: { signal: AbortSignal; onSent: (bytes: number) => void }): Promise<number>
}

export const ChunkBytes = 8 * 1_048_576

/**
 * Sends what the receiver does not have yet in chunks, always from the offset that it reports.
 * @throws errors of the receiver; another call resumes
 */
export async function sendInChunks(
  file: Blob,
  receiver: Receiver,
  how: { signal: AbortSignal; onSent: (bytes: number) => void; progressed: () => void; chunkBytes?: number }
): Promise<void> {
  const { signal, onSent, progressed, chunkBytes = ChunkBytes } = how
  let at = await receiver.offset(signal)
  onSent(at)
  while (at < file.size) {
    const from = at
    const body = file.slice(from, from + chunkBytes)
    at = await receiver.send(from, body, { signal, onSent: (bytes) => onSent(from + bytes) })
    if (at === from) throw new Error('nothing was taken')
    if (at > from) progressed()
    onSent(at)
  }
}
