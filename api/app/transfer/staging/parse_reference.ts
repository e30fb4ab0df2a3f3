export type Reference = { ours: number } | { source: string; sourceId: string }

/** `1024` of the row's own source, `@other-source/1024`, or `#12` for a row of ours. */
export function parseReference(text: string, source: string): Reference {
  const ours = /^#(\d{1,9})$/.exec(text)
  if (ours) return { ours: Number(ours[1]) }
  const other = /^@([a-z0-9-]{2,40})\/(.+)$/s.exec(text)
  return other ? { source: other[1]!, sourceId: other[2]! } : { source, sourceId: text }
}
