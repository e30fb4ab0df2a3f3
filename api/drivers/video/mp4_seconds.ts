import { open, type FileHandle } from 'node:fs/promises'
import { fragmentEnd, readMovie, type Movie } from '#drivers/video/mp4_movie'

const moovLimit = 16 * 1_048_576
const moofLimit = 1_048_576
/** Far more top-level boxes than a real video has. */
const maxBoxes = 20_000
/** Formats that browsers show; others, such as HEVC, MPEG-4 part 2 and H.264 of 10 bits, play as sound only. */
const shownFormats = /^(av01|vp09|avc[13](\.(66|77|88|100))?)$/
/** AAC and MP3, Opus, FLAC; with others, such as AC-3, a video plays silently. */
const heardFormats = ['mp4a', '.mp3', 'Opus', 'fLaC']

export type Mp4Fault = 'notMp4' | 'cutOff' | 'noPicture' | 'otherCodec' | 'otherSound'

/** Duration from the movie header (ISO 14496-12, 8.2.2) or its fragments, or 0. */
export async function mp4Seconds(path: string): Promise<number> {
  return (await readMp4(path)).seconds
}

/** Reads box headers, `moov` and `moof` only. A file that ends before a box or before the last samples was cut off. */
export async function readMp4(path: string): Promise<{ seconds: number; fault: Mp4Fault | null }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    let movie: Movie | null = null
    let fragments = 0
    let isCutOff = false
    let hasSamples = false
    for (let at = 0, boxes = 0; at + 8 <= size && boxes < maxBoxes; boxes++) {
      const head = await readBytes(file, at, 16)
      const length = boxLength(head, size - at)
      const type = head.toString('latin1', 4, 8)
      if (length < 8 || length > size - at) {
        isCutOff = /^[\w ]{4}$/.test(type)
        break
      }
      if (type === 'mdat') hasSamples = true
      if (type === 'moov' && length <= moovLimit) movie = readMovie(await readBytes(file, at, length))
      else if (type === 'moof' && length <= moofLimit && movie && !movie.seconds) {
        fragments = Math.max(fragments, fragmentEnd(await readBytes(file, at, length), movie))
      }
      at += length
    }
    if (movie && (!hasSamples || movie.lastChunk > size)) isCutOff = true
    const seconds = Math.round(movie?.seconds || fragments)
    return { seconds, fault: faultOf(movie, { seconds, isCutOff }) }
  } finally {
    await file.close()
  }
}

function faultOf(movie: Movie | null, { seconds, isCutOff }: { seconds: number; isCutOff: boolean }): Mp4Fault | null {
  if (isCutOff) return 'cutOff'
  if (!movie || !seconds) return 'notMp4'
  if (!movie.videoFormats.length) return 'noPicture'
  if (!movie.videoFormats.some((format) => shownFormats.test(format))) return 'otherCodec'
  const { soundFormats } = movie
  return !soundFormats.length || soundFormats.some((format) => heardFormats.includes(format)) ? null : 'otherSound'
}

/** Begins with an `ftyp` box (ISO 14496-12, 4.3). */
export async function isMp4(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = await readBytes(file, 0, 12)
    return head.toString('latin1', 4, 8) === 'ftyp' && head.readUInt32BE(0) >= 8
  } finally {
    await file.close()
  }
}

async function readBytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  await file.read(bytes, 0, length, at)
  return bytes
}

/** 1 means a 64-bit length follows, 0 means "to the end". */
function boxLength(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0)
  if (length === 1) return Number(head.readBigUInt64BE(8))
  return length || rest
}
