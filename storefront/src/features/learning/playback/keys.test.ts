import { expect, test } from 'vitest'
import { press } from './keys'

function player(at = 50) {
  const did: string[] = []
  const one = {
    paused: false,
    currentTime: at,
    duration: 100,
    volume: 0.95,
    fullscreen: false,
    play: () => did.push('play'),
    pause: () => did.push('pause'),
    getFullscreen: () => did.push('fullscreen'),
    exitFullscreen: () => did.push('window'),
  }
  return { one, did }
}

test('space pauses and goes on, f fills the screen and leaves it', () => {
  const { one, did } = player()
  press(one, ' ', false)
  one.paused = true
  press(one, ' ', false)
  press(one, 'f', false)
  one.fullscreen = true
  press(one, 'F', false)
  expect(did).toEqual(['pause', 'play', 'fullscreen', 'window'])
})

test('arrows seek by ten seconds and stay within the video, and within full volume', () => {
  const { one } = player(95)
  press(one, 'ArrowRight', false)
  expect(one.currentTime).toBe(100)
  one.currentTime = 4
  press(one, 'ArrowLeft', false)
  expect(one.currentTime).toBe(0)
  press(one, 'ArrowUp', false)
  expect(one.volume).toBe(1)
})

test('a key on a button belongs to the button; Esc belongs to the browser', () => {
  const { one, did } = player()
  expect(press(one, ' ', true)).toBe(false)
  expect(press(one, 'Escape', false)).toBe(false)
  expect(did).toEqual([])
})
