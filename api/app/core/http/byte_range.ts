export interface ByteRange {
  start: number
  end: number
}

/** Range header (RFC 9110, 14.2): one range, null for the whole file (also for several ranges), or `unsatisfiable`. */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [null, '', '']
  if (!from && !to) return null

  if (!from) {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  if (to && Number(to) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: to ? Math.min(Number(to), size - 1) : size - 1 }
}
