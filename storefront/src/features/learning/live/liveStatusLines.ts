import { type LiveStatus, messages } from '@zhuxue/api/terms/catalogue'

/** Where a live lesson stands, in words. */
export const liveStatusLines: Record<LiveStatus, string> = {
  unstarted: messages.liveUnstarted,
  started: '正在直播',
  completed: messages.liveCompleted,
}
