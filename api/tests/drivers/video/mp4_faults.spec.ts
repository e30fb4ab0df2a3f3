import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readMp4 } from '#drivers/video/mp4_seconds'
import env from '#start/env'
import { box, makeVideo, track } from '#tests/factories/video_file'

const ftyp = box('ftyp', Buffer.from('isom\x00\x00\x02\x00isommp41', 'latin1'))
const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
  return bytes
}

function movie(seconds: number, ...parts: Buffer[]): Buffer {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(1000, 12)
  header.writeUInt32BE(seconds * 1000, 16)
  return box('moov', Buffer.concat([box('mvhd', header), ...parts]))
}

const data = box('mdat', Buffer.alloc(100))

async function read(...parts: Buffer[]) {
  const path = join(env.get('DATA_DIR'), 'faults.mp4')
  await writeFile(path, Buffer.concat(parts))
  return readMp4(path)
}

test.group('Faults of an mp4', () => {
  test('a file shorter than its boxes is cut off', async ({ assert }) => {
    const whole = [ftyp, movie(20, track('avc1')), box('mdat', Buffer.alloc(4000))]
    assert.deepEqual(await read(...whole), { seconds: 20, fault: null })
    assert.equal((await read(Buffer.concat(whole).subarray(0, -1))).fault, 'cutOff')
    assert.isNull((await read(makeVideo())).fault)
  })

  test('a file without its last samples is cut off', async ({ assert }) => {
    const faultOf = async (table: Buffer, ...rest: Buffer[]) =>
      (await read(ftyp, movie(20, track('avc1', { table })), ...rest)).fault
    const toTheEnd = Buffer.concat([words(0), Buffer.from('mdat'), Buffer.alloc(500)])

    assert.equal(await faultOf(Buffer.alloc(0)), 'cutOff')
    assert.isNull(await faultOf(box('stco', words(0, 2, 40, 600)), toTheEnd))
    assert.equal(await faultOf(box('stco', words(0, 2, 40, 60_000)), toTheEnd), 'cutOff')
    assert.equal(await faultOf(box('co64', words(0, 1, 0, 60_000)), toTheEnd), 'cutOff')
  })

  test('a video needs a profile and sound that browsers play', async ({ assert }) => {
    const faultOf = async (...tracks: Buffer[]) => (await read(ftyp, movie(20, ...tracks), data)).fault
    const profile = (number: number) => track('avc1', { entry: box('avcC', Buffer.from([1, number, 0, 31])) })
    const sound = (format: string) => track(format, { id: 2, handler: 'soun' })

    for (const number of [66, 77, 100]) assert.isNull(await faultOf(profile(number)))
    for (const number of [110, 122, 244]) assert.equal(await faultOf(profile(number)), 'otherCodec')
    for (const format of ['mp4a', 'Opus']) assert.isNull(await faultOf(profile(100), sound(format)))
    for (const format of ['ac-3', 'ec-3', 'alac']) {
      assert.equal(await faultOf(profile(100), sound(format)), 'otherSound')
      assert.isNull(await faultOf(profile(100), sound(format), sound('mp4a')))
    }
  })

  test('a video needs a picture that browsers show', async ({ assert }) => {
    const sound = track('mp4a', { id: 2, handler: 'soun' })
    const faultOf = async (...tracks: Buffer[]) => (await read(ftyp, movie(20, ...tracks), data)).fault
    for (const format of ['hvc1', 'hev1', 'mp4v']) assert.equal(await faultOf(sound, track(format)), 'otherCodec')
    assert.equal(await faultOf(sound), 'noPicture')
    for (const format of ['avc1', 'av01', 'vp09']) assert.isNull(await faultOf(sound, track(format)))
  })

  test('the length of a fragmented video comes from its fragments', async ({ assert }) => {
    const video = track('avc1', { scale: 600 })
    const trex = box('trex', words(0, 1, 1, 60, 0, 0))
    const header = movie(0, video, box('mvex', trex))
    const fragment = (start: number, trun: Buffer) => {
      const traf = [box('tfhd', words(0, 1)), box('tfdt', words(0, start)), box('trun', trun)]
      return [box('moof', box('traf', Buffer.concat(traf))), box('mdat', Buffer.alloc(50))]
    }
    const ownDurations = fragment(3000, words(0x100, 2, 900, 2100))

    assert.deepEqual(await read(ftyp, header, ...fragment(0, words(0, 50)), ...ownDurations), {
      seconds: 10,
      fault: null,
    })
    const mehd = box('mehd', words(0, 47_000))
    assert.equal((await read(ftyp, movie(0, video, box('mvex', mehd)), data)).seconds, 47)
  })
})
