/**
 * Renders the sample clips: frames drawn as SVG, assembled by ffmpeg. The clips are committed; ffmpeg is only needed to
 * render them again. Pass keys to render only some.
 *
 *   cd database && node --import=@poppinss/ts-exec demo/drawing/make_clips.mjs [key…]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { clips } from './clips.js'
import { frameOf, FRAME } from './frames.js'
import { palettes } from './palette.js'
import { toneOf } from './tone.js'
import { media, writeJpeg } from './write_picture.js'

const definitions = [
  { name: 'LD', size: '640:360', quality: 30 },
  { name: 'SD', size: '854:480', quality: 30 },
  { name: 'HD', size: '1280:720', quality: 30 },
]

const ffmpeg = (...args) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args])

/** Draws every frame that differs from the one before, and lists how long each is shown. */
async function drawFrames(clip, folder) {
  const shown = []
  const total = clip.seconds * FRAME.rate
  for (let frame = 0; frame < total; frame++) {
    const svg = frameOf(clip, frame / FRAME.rate)
    const comparable = svg.replace(/\bc\d+\b/g, 'c')
    if (comparable === shown.at(-1)?.comparable) shown.at(-1).frames++
    else shown.push({ comparable, svg, frames: 1 })
  }
  const list = []
  for (const [index, { svg, frames }] of shown.entries()) {
    const file = join(folder, `${index}.png`)
    await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toFile(file)
    list.push(`file '${file}'`, `duration ${frames / FRAME.rate}`)
  }
  list.push(list.at(-2))
  writeFileSync(join(folder, 'frames.txt'), list.join('\n'))
}

function assemble(clip, folder) {
  const target = media(`clips/${clip.key}`)
  const { accent } = palettes[clip.palette]
  const moving = `[1:v]format=yuv444p[bar];[0:v]fps=${FRAME.rate},format=yuv444p[pic];[pic][bar]overlay=x='-W+W*t/${clip.seconds}':y=645:shortest=0`
  const outputs = definitions.map(({ name, size }) => `[${name}0]scale=${size}:flags=lanczos,format=yuv420p[${name}]`)
  const split = `${moving},split=${definitions.length}${definitions.map(({ name }) => `[${name}0]`).join('')}`

  ffmpeg(
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    join(folder, 'frames.txt'),
    '-f',
    'lavfi',
    '-i',
    `color=c=${accent}:s=${FRAME.width}x6:r=${FRAME.rate}:d=${clip.seconds}`,
    '-i',
    join(folder, 'tone.wav'),
    '-filter_complex',
    [split, ...outputs].join(';'),
    ...definitions.flatMap(({ name, quality }) => [
      '-map',
      `[${name}]`,
      '-map',
      '2:a',
      '-t',
      String(clip.seconds),
      '-r',
      String(FRAME.rate),
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      String(quality),
      '-g',
      '125',
      '-profile:v',
      'high',
      '-c:a',
      'aac',
      '-b:a',
      '32k',
      '-ac',
      '1',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:v',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-movflags',
      '+faststart',
      join(target, `${name}.mp4`),
    ])
  )
}

/** The live sample: the low definition cut into five-second segments. */
function cutSegments(key) {
  const folder = media(`clips/${key}/hls`)
  mkdirSync(folder, { recursive: true })
  ffmpeg(
    '-i',
    media(`clips/${key}/LD.mp4`),
    '-c',
    'copy',
    '-hls_time',
    '5',
    '-hls_playlist_type',
    'vod',
    '-hls_segment_filename',
    join(folder, '%02d.ts'),
    join(folder, 'index.m3u8')
  )
}

const selectedKeys = process.argv.slice(2)
for (const clip of clips.filter(({ key }) => selectedKeys.length === 0 || selectedKeys.includes(key))) {
  const folder = mkdtempSync(join(tmpdir(), 'clip-'))
  mkdirSync(media(`clips/${clip.key}`), { recursive: true })
  writeFileSync(join(folder, 'tone.wav'), toneOf(clip.seconds))
  await drawFrames(clip, folder)
  assemble(clip, folder)
  await writeJpeg(`clips/${clip.key}/poster.jpg`, frameOf(clip, clip.opening - 0.1), 60_000)
  if (clip.key === 'live-replay') cutSegments(clip.key)
  rmSync(folder, { recursive: true })
  console.log(clip.key)
}
