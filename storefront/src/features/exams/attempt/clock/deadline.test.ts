import { describe, expect, test } from 'vitest'
import { announcedBetween, isDoubtful, timeLeft, timeLeftText } from './deadline'

const receivedAt = { steady: 1000, wall: 5_000_000 }
const deadline = { secondsLeft: 600, receivedAt }
const after = (steady: number, wall = steady) => ({
  steady: receivedAt.steady + steady * 1000,
  wall: receivedAt.wall + wall * 1000,
})

describe('Time left', () => {
  test('the time left counts down from the server’s value', () => {
    expect(timeLeft(deadline, after(0))).toBe(600)
    expect(timeLeft(deadline, after(59.4))).toBe(541)
    expect(timeLeft(deadline, after(700))).toBe(0)
  })

  test('the time left runs during sleep, then asks the server', () => {
    expect(timeLeft(deadline, after(10, 300))).toBe(300)
    expect(isDoubtful(deadline, after(10, 300))).toBe(true)
    expect(isDoubtful(deadline, after(10, 12))).toBe(false)
  })

  test('the time left does not grow with a clock set back', () => {
    expect(timeLeft(deadline, after(60, -3600))).toBe(540)
  })

  test('the time left is announced at ten, five and one minute', () => {
    const announcedMinutes = []
    for (let left = 700; left > 0; left--) {
      const minutes = announcedBetween(left, left - 1)
      if (minutes) announcedMinutes.push([left - 1, minutes])
    }
    expect(announcedMinutes).toEqual([
      [600, 10],
      [300, 5],
      [60, 1],
    ])
  })

  test('a woken page announces only the last of several times', () => {
    expect(announcedBetween(1200, 45)).toBe(1)
    expect(announcedBetween(45, 30)).toBeNull()
  })

  test('the time left is formatted as text', () => {
    expect(timeLeftText(3723)).toBe('还剩 1 小时 2 分 3 秒')
    expect(timeLeftText(60)).toBe('还剩 1 分')
    expect(timeLeftText(0)).toBe('时间已到')
  })
})
