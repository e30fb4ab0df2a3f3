import type { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { http } from '../../../providers/api'
import { prefixes } from '../chapters/calls'
import type { Desk } from '../chapters/chapter'

/** Where the picture of a live course is sent to and seen; both addresses run out. */
export interface LiveAddresses {
  pushUrl: string
  playUrl: string
  /** 'yyyy-MM-dd HH:mm:ss' */
  expireTime: string
}

export const liveAddresses = (courseId: number) =>
  http.get<LiveAddresses>(`/api/vod/push-url/${courseId}`).then(({ data }) => data)

/** What a change of the state answers: the course is a newer one then. */
export interface LiveFacts {
  liveStatus: LiveStatus
  lockVersion: number
}

/** Also of a course that is published: a lesson begins and ends while learners look at it. */
export const setLiveStatus = (desk: Desk, courseId: number, liveStatus: LiveStatus) =>
  http
    .post<LiveFacts>(`${prefixes[desk]}/${courseId}/live-status`, { liveStatus })
    .then(({ data }) => ({ liveStatus: data.liveStatus, lockVersion: data.lockVersion }))
