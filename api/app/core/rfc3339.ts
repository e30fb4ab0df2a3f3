import { toWireTime } from '#core/time'

/** RFC 3339 with the offset of the business zone. */
export function toRfc3339(time: Parameters<typeof toWireTime>[0]): string | null {
  const text = toWireTime(time)
  return text && wireToRfc3339(text)
}

export function wireToRfc3339(text: string): string {
  return `${text.replace(' ', 'T')}+08:00`
}
