/** What `moov` says (ISO 14496-12, 8.2 to 8.8). */
export interface Movie {
  /** 0 when only the fragments tell. */
  seconds: number
  /** Sample entries of the video and sound tracks; `avc1` with the number of its profile, as `avc1.110`. */
  videoFormats: string[]
  soundFormats: string[]
  /** Where the last chunk of samples begins in the file, 0 when fragments hold them. */
  lastChunk: number
  tracks: Map<number, { scale: number; sampleDuration: number }>
}

interface Box {
  type: string
  /** Behind the header. */
  body: Buffer
}

/** Fields beyond the end of a damaged box are 0. */
const u32 = (body: Buffer | undefined, at: number) => (body && at + 4 <= body.length ? body.readUInt32BE(at) : 0)
const u64 = (body: Buffer | undefined, at: number) => u32(body, at) * 2 ** 32 + u32(body, at + 4)

function boxes(bytes: Buffer): Box[] {
  const found: Box[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length < 8 || at + length > bytes.length) break
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + length) })
    at += length
  }
  return found
}

/** The body of the box at the end of this path. */
function find(bytes: Buffer, ...path: string[]): Buffer | undefined {
  let body: Buffer | undefined = bytes
  for (const type of path) body = body && boxes(body).find((one) => one.type === type)?.body
  return body
}

const all = (bytes: Buffer | undefined, type: string) =>
  bytes
    ? boxes(bytes)
        .filter((one) => one.type === type)
        .map(({ body }) => body)
    : []

/** A visual sample entry has 78 bytes before its boxes (ISO 14496-12, 12.1.3); `avcC` is in ISO 14496-15. */
function formatOf({ type, body }: Box): string {
  const profile = /^avc[13]$/.test(type) ? find(body.subarray(78), 'avcC')?.[1] : undefined
  return profile === undefined ? type : `${type}.${profile}`
}

/** The largest of a track's chunk offsets, which grow. */
function lastOffset(samples: Buffer | undefined): number {
  if (!samples) return 0
  const [stco, co64] = [find(samples, 'stco'), find(samples, 'co64')]
  const last = (table: Buffer, size: number) => 8 + (u32(table, 4) - 1) * size
  if (stco && u32(stco, 4)) return u32(stco, last(stco, 4))
  return co64 && u32(co64, 4) ? u64(co64, last(co64, 8)) : 0
}

/** @param moov the whole box */
export function readMovie(moov: Buffer): Movie {
  const inside = moov.subarray(8)
  const mvhd = find(inside, 'mvhd')
  const mehd = find(inside, 'mvex', 'mehd')
  const is64Bit = mvhd?.[0] === 1
  const scale = u32(mvhd, is64Bit ? 20 : 12)
  const whole = is64Bit ? u64(mvhd, 24) : u32(mvhd, 16)
  const fragmented = mehd?.[0] === 1 ? u64(mehd, 4) : u32(mehd, 4)
  const tracks: Movie['tracks'] = new Map()
  const videoFormats: string[] = []
  const soundFormats: string[] = []
  let lastChunk = 0
  for (const trak of all(inside, 'trak')) {
    const [tkhd, mdhd] = [find(trak, 'tkhd'), find(trak, 'mdia', 'mdhd')]
    const id = u32(tkhd, tkhd?.[0] === 1 ? 20 : 12)
    tracks.set(id, { scale: u32(mdhd, mdhd?.[0] === 1 ? 20 : 12), sampleDuration: 0 })
    const samples = find(trak, 'mdia', 'minf', 'stbl')
    lastChunk = Math.max(lastChunk, lastOffset(samples))
    const entries = boxes((samples && find(samples, 'stsd'))?.subarray(8) ?? Buffer.alloc(0))
    const handler = find(trak, 'mdia', 'hdlr')?.toString('latin1', 8, 12)
    if (handler === 'vide') videoFormats.push(...entries.map(formatOf))
    else if (handler === 'soun') soundFormats.push(...entries.map(({ type }) => type))
  }
  for (const trex of all(find(inside, 'mvex'), 'trex')) {
    const track = tracks.get(u32(trex, 4))
    if (track) track.sampleDuration = u32(trex, 12)
  }
  return { seconds: scale ? (whole || fragmented) / scale : 0, videoFormats, soundFormats, lastChunk, tracks }
}

/** Seconds at which the last sample of this fragment ends. @param moof the whole box */
export function fragmentEnd(moof: Buffer, { tracks }: Movie): number {
  const ends = all(moof.subarray(8), 'traf').map((traf) => {
    const tfhd = find(traf, 'tfhd')
    const track = tracks.get(u32(tfhd, 4))
    if (!track?.scale) return 0
    const tfdt = find(traf, 'tfdt')
    const start = tfdt?.[0] === 1 ? u64(tfdt, 4) : u32(tfdt, 4)
    const sampleDuration = defaultDuration(tfhd) ?? track.sampleDuration
    const length = all(traf, 'trun').reduce((sum, trun) => sum + runDuration(trun, sampleDuration), 0)
    return (start + length) / track.scale
  })
  return Math.max(0, ...ends)
}

/** Behind the optional base offset (flag 1) and description index (flag 2). */
function defaultDuration(tfhd: Buffer | undefined): number | null {
  const flags = u32(tfhd, 0)
  if (!(flags & 8)) return null
  return u32(tfhd, 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0))
}

function runDuration(trun: Buffer, sampleDuration: number): number {
  const [flags, samples] = [u32(trun, 0), u32(trun, 4)]
  if (!(flags & 0x100)) return samples * sampleDuration
  const first = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  const each = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4
  let sum = 0
  for (let no = 0; no < samples && first + no * each < trun.length; no++) sum += u32(trun, first + no * each)
  return sum
}
