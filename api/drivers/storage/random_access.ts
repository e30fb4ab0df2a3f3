import { open } from 'node:fs/promises'

/** A file of which single parts can be read, wherever it is. */
export interface RandomAccess {
  size: number
  read(from: number, length: number): Promise<Buffer>
}

/** Reads parts of a file on disk, and closes it whatever happens. */
export async function reading<T>(path: string, use: (file: RandomAccess) => Promise<T>) {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    return await use({
      size,
      async read(from, length) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await file.close()
  }
}

/** The same for what is in memory. */
export function inMemory(body: Buffer): RandomAccess {
  return {
    size: body.length,
    read: async (from, length) => body.subarray(from, from + length),
  }
}
