import { expect, test } from 'vitest'
import { pressKey } from './keys'

function player(at = 50) {
  const did: string[] = []
  const one = {
    paused: false,
    currentTime: at,
    duration: 100,
    volume: 0.95,
    muted: false,
    playbackRate: 1,
    fullscreen: false,
    play: () => did.push('play'),
    pause: () => did.push('pause'),
    getFullscreen: () => did.push('fullscreen'),
    exitFullscreen: () => did.push('window'),
  }
  return { one, did }
}

test('space pauses or plays, f toggles full screen', () => {
  const { one, did } = player()
  pressKey(one, ' ', false)
  one.paused = true
  pressKey(one, ' ', false)
  pressKey(one, 'f', false)
  one.fullscreen = true
  pressKey(one, 'F', false)
  expect(did).toEqual(['pause', 'play', 'fullscreen', 'window'])
})

test('arrows seek ten seconds and change volume within limits', () => {
  const { one } = player(95)
  pressKey(one, 'ArrowRight', false)
  expect(one.currentTime).toBe(100)
  one.currentTime = 4
  pressKey(one, 'ArrowLeft', false)
  expect(one.currentTime).toBe(0)
  pressKey(one, 'ArrowUp', false)
  expect(one.volume).toBe(1)
})

test('keys on a button are the button’s; Esc is the browser’s', () => {
  const { one, did } = player()
  expect(pressKey(one, ' ', true)).toBe(false)
  expect(pressKey(one, 'Escape', false)).toBe(false)
  expect(did).toEqual([])
})

test('m mutes, < and > change between the offered speeds', () => {
  const { one } = player()
  pressKey(one, 'm', false)
  expect(one.muted).toBe(true)
  for (const [key, rate] of [
    ['>', 1.25],
    ['<', 1],
    ['<', 0.75],
    ['<', 0.75],
  ] as const) {
    pressKey(one, key, false)
    expect(one.playbackRate).toBe(rate)
  }
  one.playbackRate = 2
  pressKey(one, '>', false)
  expect(one.playbackRate).toBe(2)
})
