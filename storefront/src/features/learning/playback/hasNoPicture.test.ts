import { expect, test } from 'vitest'
import { hasNoPicture } from './hasNoPicture'

const playing = { videoWidth: 0, currentTime: 2, paused: false, readyState: 4 }

test('a playing video without a width has no picture', () => {
  expect(hasNoPicture(playing)).toBe(true)
  expect(hasNoPicture({ ...playing, videoWidth: 640 })).toBe(false)
})

test('a video that has not begun may still get a picture', () => {
  for (const change of [{ currentTime: 0 }, { paused: true }, { readyState: 1 }]) {
    expect(hasNoPicture({ ...playing, ...change })).toBe(false)
  }
})
