import { describe, expect, test } from 'vitest'
import { hasNews, isUploadDue, newClock, note, markUploaded } from './playClock'

const at = (seconds: number) => seconds * 1000
const started = () => note(newClock(0), 0, true)

describe('watched time', () => {
  test('is what passed between two notes while the video played', () => {
    const clock = note(note(started(), at(30), true), at(60), true)
    expect(clock.total).toBe(60)
  })

  test('does not run while the video stands', () => {
    const paused = note(started(), at(10), false)
    const resumed = note(paused, at(500), true)
    expect(note(resumed, at(505), true).total).toBe(15)
  })

  test('ignores a gap of more than twice the note interval', () => {
    expect(note(started(), at(60), true).total).toBe(60)
    expect(note(started(), at(60.5), true).total).toBe(0)
  })

  test('goes on after a gap, and never runs backwards', () => {
    const slept = note(started(), at(3600), true)
    expect(note(slept, at(3630), true).total).toBe(30)
    expect(note(started(), at(-5), true).total).toBe(0)
  })
})

describe('telling the server', () => {
  test('begins with the first note and is then due once a minute at most', () => {
    const first = note(started(), at(30), true)
    expect(isUploadDue(first, at(30))).toBe(true)

    const after = note(markUploaded(first, at(30)), at(60), true)
    expect(isUploadDue(after, at(60))).toBe(false)
    expect(isUploadDue(note(after, at(90), true), at(90))).toBe(true)
  })

  test('waits for something to tell', () => {
    const clock = markUploaded(note(started(), at(30), false), at(30))
    expect(hasNews(clock)).toBe(false)
    expect(isUploadDue(clock, at(600))).toBe(false)
  })
})
