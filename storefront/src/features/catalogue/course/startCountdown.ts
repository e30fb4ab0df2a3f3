import { LiveStatus, liveTexts } from '@zhuxue/api/terms/catalogue'
import { access } from '~/features/learning/course/accessStore'
import { liveStatusNow } from '~/features/learning/live/liveStore'
import { timeLeft } from '~/lib/liveMoment'

/** The device's clock may be wrong, and the page may come from a cache: requests the server's time once. */
async function serverAheadMs(address: string): Promise<number> {
  try {
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    const now = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(now) ? 0 : now - Date.now()
  } catch {
    return 0
  }
}

export async function startCountdown(): Promise<void> {
  const timer = document.querySelector<HTMLElement>('[data-starts-at]')
  const calendar = document.querySelector<HTMLAnchorElement>('[data-calendar]')
  if (!timer || !calendar) return
  const startsAt = Number(timer.dataset.startsAt)
  const aheadMs = await serverAheadMs(calendar.href)
  const show = () => {
    const ms = startsAt - Date.now() - aheadMs
    const text = ms <= 0 && access.get().bought ? liveTexts.lateForOwner : timeLeft(ms)
    const isOver = liveStatusNow.get() !== null && liveStatusNow.get() !== LiveStatus.Unstarted
    timer.hidden = isOver
    if (timer.textContent !== text) timer.textContent = text
  }
  show()
  setInterval(show, 1000)
}
