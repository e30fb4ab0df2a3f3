import { describe, expect, test } from 'vitest'
import { hasUnsentTime, isUploadDue, markRejected, markUploaded, newClock, pauseLeft, recordTime } from './playClock'

const at = (seconds: number) => seconds * 1000
const started = () => recordTime(newClock(0), 0, true)

describe('Watched time', () => {
  test('watched time is measured between records while the video plays', () => {
    const clock = recordTime(recordTime(started(), at(30), true), at(60), true)
    expect(clock.total).toBe(60)
  })

  test('watched time does not grow while the video is paused', () => {
    const paused = recordTime(started(), at(10), false)
    const resumed = recordTime(paused, at(500), true)
    expect(recordTime(resumed, at(505), true).total).toBe(15)
  })

  test('watched time ignores a gap of more than twice the interval', () => {
    expect(recordTime(started(), at(60), true).total).toBe(60)
    expect(recordTime(started(), at(60.5), true).total).toBe(0)
  })

  test('watched time continues after a gap and never runs backwards', () => {
    const slept = recordTime(started(), at(3600), true)
    expect(recordTime(slept, at(3630), true).total).toBe(30)
    expect(recordTime(started(), at(-5), true).total).toBe(0)
  })
})

describe('Uploads of watched time', () => {
  test('an upload is due at once, then at most every minute', () => {
    const first = recordTime(started(), at(30), true)
    expect(isUploadDue(first, at(30))).toBe(true)

    const after = recordTime(markUploaded(first, at(30)), at(60), true)
    expect(isUploadDue(after, at(60))).toBe(false)
    expect(isUploadDue(recordTime(after, at(90), true), at(90))).toBe(true)
  })

  test('an upload is due on a clock set back a day', () => {
    const sent = markUploaded(recordTime(started(), at(30), true), at(30))
    const setBack = recordTime(sent, at(60 - 86_400), true)
    const later = recordTime(setBack, at(90 - 86_400), true)
    expect(later.total).toBe(60)
    expect(isUploadDue(later, at(90 - 86_400))).toBe(true)
  })

  test('an upload waits for a busy server and loses no time', () => {
    const before = recordTime(started(), at(30), true)
    const rejected = markRejected(markUploaded(before, at(30)), at(30), before, 100)
    const later = recordTime(recordTime(rejected, at(60), true), at(90), true)
    expect(isUploadDue(later, at(90))).toBe(false)
    expect(pauseLeft(later, at(90))).toBe(at(40))
    expect(isUploadDue(recordTime(later, at(130), true), at(130))).toBe(true)
    expect(later.total - later.uploaded).toBe(90)
  })

  test('an upload is not due without new time', () => {
    const clock = markUploaded(recordTime(started(), at(30), false), at(30))
    expect(hasUnsentTime(clock)).toBe(false)
    expect(isUploadDue(clock, at(600))).toBe(false)
  })
})
