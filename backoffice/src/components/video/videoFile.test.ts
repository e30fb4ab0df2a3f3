import { expect, test } from 'vitest'
import { bytesText } from '../bytes'
import { speedometer } from './uploadSpeed'
import { VideoBytesMax, videoFileError } from './videoFile'

test('a video is an mp4 of less than ten gigabytes', () => {
  expect(videoFileError({ name: '第一讲.MP4', size: 1 })).toBeNull()
  expect(videoFileError({ name: '第一讲.avi', size: 1 })).toBe('视频只能是 mp4 格式')
  expect(videoFileError({ name: 'mp4', size: 1 })).toBe('视频只能是 mp4 格式')
  expect(videoFileError({ name: 'a.mp4', size: VideoBytesMax - 1 })).toBeNull()
  expect(videoFileError({ name: 'a.mp4', size: VideoBytesMax })).toBe('视频必须小于10G')
  expect(videoFileError({ name: 'a.mp4', size: 0 })).toBe('视频文件是空的')
})

test('sizes are shown in KB, MB and GB', () => {
  expect(bytesText(1536)).toBe('1.5 KB')
  expect(bytesText(5_242_880)).toBe('5.00 MB')
  expect(bytesText(10 * 1024 ** 3)).toBe('10.00 GB')
})

test('the speed is measured over the last seconds', () => {
  let now = 0
  const speed = speedometer(() => now)
  expect(speed(0)).toBeNull()
  now = 500
  expect(speed(100)).toBeNull()
  now = 2000
  expect(speed(4000)).toBe(2000)
  now = 4000
  expect(speed(4000)).toBe(1000)
  now = 6000
  expect(speed(4000)).toBe(0)
})
