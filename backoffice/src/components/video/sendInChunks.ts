/** Where a file is taken in pieces; both answer how many bytes are there, which may not be what was hoped. */
export interface Receiver {
  offset(signal: AbortSignal): Promise<number>
  send(from: number, body: Blob, how: { signal: AbortSignal; onSent: (bytes: number) => void }): Promise<number>
}

export const ChunkBytes = 8 * 1_048_576

/**
 * Sends what the receiver does not have yet, piece by piece, always from the offset that it names itself.
 * @throws what the receiver throws; running it again goes on where it stopped
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
