import { expect, test } from 'vitest'
import { calendarFile } from './calendarEvent'

const event = {
  uid: 'live-7@zhuxue.example',
  title: '【直播】清单, 定额; 与 C:\\结算\n第二行',
  url: 'https://zhuxue.example/index/course-info/7',
  startsAtMs: Date.UTC(2026, 10, 28, 11, 30),
  minutes: 90,
  stampMs: Date.UTC(2026, 10, 20),
}
/** As a calendar reads it: folded lines are joined first. */
const read = (file: string) =>
  new Map(
    file
      .replace(/\r\n /g, '')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
  )

test('an event has its times in UTC', () => {
  const found = read(calendarFile(event))
  expect(found.get('DTSTART')).toBe('20261128T113000Z')
  expect(found.get('DTEND')).toBe('20261128T130000Z')
  expect(found.get('DTSTAMP')).toBe('20261120T000000Z')
  expect(found.get('UID')).toBe('live-7@zhuxue.example')
})

test('texts are escaped', () => {
  expect(read(calendarFile(event)).get('SUMMARY')).toBe('【直播】清单\\, 定额\\; 与 C:\\\\结算\\n第二行')
})

test('a title cannot inject a line', () => {
  const hostile = { ...event, title: '直播\r\nEND:VEVENT\rBEGIN:VEVENT' }
  const lines = calendarFile(hostile).split(/\r\n|\r|\n/)
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
})

test('lines end in CRLF and are at most 75 octets long', () => {
  const file = calendarFile({ ...event, title: '工程造价🏗'.repeat(30) })
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  expect(read(file).get('SUMMARY')).toBe('工程造价🏗'.repeat(30))
})
