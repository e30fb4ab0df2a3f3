import { type LiveStatus, messages } from '@zhuxue/api/terms/catalogue'

/** Texts of a live lesson's status. */
export const liveStatusLines: Record<LiveStatus, string> = {
  unstarted: messages.liveUnstarted,
  started: '正在直播',
  completed: messages.liveCompleted,
}
