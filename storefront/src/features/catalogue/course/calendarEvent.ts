import { liveTexts } from '@zhuxue/api/terms/catalogue'

export interface CalendarEvent {
  uid: string
  title: string
  url: string
  startsAtMs: number
  minutes: number
  /** Time of the last change, in milliseconds. */
  stampMs: number
}

/** An iCalendar file of one event (RFC 5545). Times are UTC; calendars show them in their own zone. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, title, url, startsAtMs, minutes, stampMs } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Zhuxue//Live//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stampMs)}`,
    `DTSTART:${utc(startsAtMs)}`,
    `DTEND:${utc(startsAtMs + minutes * 60_000)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${liveTexts.minutes(minutes)}\n${url}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function utc(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n')
}

const octets = (text: string) => new TextEncoder().encode(text).length

/** At most 75 octets per line, without splitting a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (octets(part + sign) > 75) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}
