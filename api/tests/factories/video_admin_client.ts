import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { now, toStored } from '#core/time'
import { videoFolder } from '#drivers/video/local_video_files'
import env from '#start/env'
import type { CreatedUser } from '#tests/factories/accounts'
import { makeVideo } from '#tests/factories/video_file'
import { videoFiles } from '#tests/factories/learning'

const origin = `http://127.0.0.1:${env.get('PORT')}`
let made = 0

/** A video in the local cloud that is not used. @returns its id */
export async function video(
  options: { title?: string; status?: string; seconds?: number; createdBy?: number; days?: number } = {}
): Promise<string> {
  const name = `${process.pid}-${++made}`
  const videoId = `cloud-${createHash('md5').update(name).digest('hex').slice(0, 12)}`
  await db
    .table('videos')
    .insert({
      video_id: videoId,
      title: options.title ?? '云端视频',
      status: options.status ?? 'normal',
      seconds: options.seconds ?? 60,
      bytes: 1000,
      created_by: options.createdBy ?? null,
      created_at: toStored(now().minus({ days: options.days ?? 0 })),
    })
  if (!options.status || options.status === 'normal') await videoFiles(videoId)
  return videoId
}

/** The row of a video; null once it is deleted. */
export const findVideoRow = (videoId: string) => db.from('videos').where('video_id', videoId).first()

/** Whether the file exists in the local cloud. */
export const hasVideoFile = (videoId: string) =>
  stat(join(videoFolder(videoId)!, 'HD.mp4')).then(
    () => true,
    () => false
  )

/** Calls of one user about videos: grants, parts and admin routes. */
export function videosOf(client: ApiClient, { token }: CreatedUser) {
  const send = (method: string, path: string, body?: object) => {
    const request = client.request(path, method).as(token)
    return body ? request.json(body) : request
  }
  return {
    send,
    grant: async (qs: object) => (await client.get('/api/vod/upload-auth').qs(qs).as(token)).body(),
    upload: async (whole = makeVideo(), qs: object = {}) => {
      const granted = await videosOf(client, { token } as CreatedUser).grant({
        title: '第一讲',
        fileName: '第一讲.mp4',
        ...qs,
      })
      await patch(granted, whole, { offset: 0, length: whole.length })
      return granted.videoId as string
    },
  }
}

export interface Granted {
  videoId: string
  uploadAddress: string
  uploadAuth: string
}

/** The data that a browser reads from a grant. */
export function readGrant({ videoId, uploadAddress, uploadAuth }: Granted) {
  const { Endpoint } = decoded<{ Endpoint: string }>(uploadAddress)
  const { Token, Expiration } = decoded<{ Token: string; Expiration: number }>(uploadAuth)
  return { url: `${origin}${Endpoint}/${videoId}`, token: Token, expires: Expiration }
}

/** Sends one part of a video like the admin app. */
export function patch(
  grant: Granted,
  body: Buffer,
  at: { offset: number; length: number },
  headers: Record<string, string> = {}
): Promise<Response> {
  const { url, token } = readGrant(grant)
  return fetch(url, {
    method: 'PATCH',
    headers: {
      'Authorization': `Upload ${token}`,
      'Upload-Offset': String(at.offset),
      'Upload-Length': String(at.length),
      'Content-Type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(body),
  })
}

/** The received bytes of an upload, as the server reports them. */
export async function offsetOf(grant: Granted): Promise<{ status: number; offset: number }> {
  const { url, token } = readGrant(grant)
  const answer = await fetch(url, { method: 'HEAD', headers: { Authorization: `Upload ${token}` } })
  return { status: answer.status, offset: Number(answer.headers.get('upload-offset')) }
}

function decoded<T>(text: string): T {
  return JSON.parse(Buffer.from(text, 'base64').toString())
}
