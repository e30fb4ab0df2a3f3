import { open } from 'node:fs/promises'

export interface RandomAccess {
  size: number
  read(from: number, length: number): Promise<Buffer>
}

export async function withFile<T>(path: string, use: (file: RandomAccess) => Promise<T>) {
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

export function fromBuffer(body: Buffer): RandomAccess {
  return { size: body.length, read: async (from, length) => body.subarray(from, from + length) }
}
