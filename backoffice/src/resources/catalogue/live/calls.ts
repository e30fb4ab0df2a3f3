import type { LiveStatus } from '@zhuxue/api/terms/catalogue'
import type { LiveState } from '../../../lib/wire'
import { call } from '../../../providers/api'
import { prefixes } from '../chapters/calls'
import type { CourseResource } from '../chapters/chapter'

export const liveAddresses = (id: number) => call('GET /api/vod/push-url/:id', { params: { id } })

export const setLiveStatus = (
  resource: CourseResource,
  id: number,
  liveStatus: LiveStatus
): Promise<LiveState> =>
  call(`POST ${prefixes[resource]}/:id/live-status`, { params: { id }, body: { liveStatus } }).then(
    ({ liveStatus, lockVersion }) => ({ liveStatus, lockVersion })
  )
