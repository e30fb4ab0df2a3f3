/** Cuts after a whole character. Control characters would break the lines of the report, and back-ticks its cells. */
export function truncateBytes(text: string, bytes: number): string {
  const plain = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('`', '’')
    .trim()
  const room = Buffer.alloc(bytes)
  const { read } = new TextEncoder().encodeInto(plain, room)
  return plain.slice(0, read).trimEnd()
}
