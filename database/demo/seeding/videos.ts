import { stat } from 'node:fs/promises'
import { clips } from '../drawing/clips.js'
import { mediaFolder } from '../media_folder.js'
import type { DemoClip } from '../types.js'
import { storeMedia } from './media.js'
import { daysBefore, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

export type Clips = Map<DemoClip, { seconds: number }>

const folder = new URL('clips/', mediaFolder)

/** The id of a clip at the local video cloud. */
export function videoIdOf(clip: DemoClip): string {
  return `demo-${clip}`
}

/** Registers the sample clips as videos of the cloud. */
export async function addVideos(context: SeedContext): Promise<Clips> {
  const { tables, tools, adminId } = context
  const known: Clips = new Map()
  for (const [at, clip] of clips.entries()) {
    const { size } = await stat(new URL(`${clip.key}/HD.mp4`, folder))
    const poster = await storeMedia(context, 'image/cover', `clips/${clip.key}/poster.jpg`)
    tables.add('videos', {
      video_id: videoIdOf(clip.key),
      title: clip.title,
      file_name: `${clip.key}.mp4`,
      cover_url: poster.url,
      seconds: clip.seconds,
      bytes: size,
      status: 'normal',
      created_by: adminId,
      created_at: stored(daysBefore(tools.now, 130 - at, 10, at * 5)),
    })
    known.set(clip.key, { seconds: clip.seconds })
  }
  return known
}
