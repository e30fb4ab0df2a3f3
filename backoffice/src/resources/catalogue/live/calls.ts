import type { LiveStatus } from '@zhuxue/api/terms/catalogue'
import type { LiveState } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { prefixes } from '../chapters/calls'
import type { CourseResource } from '../chapters/chapter'

export const liveAddresses = (id: number) => call('GET /api/vod/push-url/:id', { params: { id } })

/** Whether a stream arrives; null when the live cloud does not know. */
export const isReceiving = (id: number): Promise<boolean | null> =>
  call('GET /api/vod/live-state/:id', { params: { id } }).then(({ receiving }) => receiving)

export const setLiveStatus = (resource: CourseResource, id: number, liveStatus: LiveStatus): Promise<LiveState> =>
  call(`POST ${prefixes[resource]}/:id/live-status`, { params: { id }, body: { liveStatus } }).then(
    ({ liveStatus, lockVersion }) => ({ liveStatus, lockVersion })
  )
