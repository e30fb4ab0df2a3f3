import { StaffIdleMinutes } from '@zhuxue/api/terms/accounts'
import { useLogout } from '@refinedev/core'
import { useEffect, useEffectEvent } from 'react'
import { hasActiveUploads } from '../components/video/uploadsMoving'
import { WarnMinutes, idleAfter } from './idle'
import { call } from '../providers/api'
import { session } from '../providers/session'
import { saveDrafts } from '../providers/formDrafts'
import { useModal } from '../components/dialog/useModal'

const activityEvents = ['pointerdown', 'keydown', 'wheel'] as const

const keepAliveEveryMs = 10 * 60_000

/**
 * Signs out an idle user, after a warning with a button to stay. A running video upload counts as activity: ten
 * gigabytes take longer than the idle limit.
 */
export function IdleLogout() {
  const modal = useModal()
  const { mutate: logout } = useLogout()

  const leave = useEffectEvent(() => {
    if (session.staff) saveDrafts(session.staff.userId)
    logout()
  })
  const warn = useEffectEvent((stay: () => void) =>
    modal.warning({
      title: '长时间没有操作，即将退出登录',
      content: `为保护数据安全，${StaffIdleMinutes - WarnMinutes} 分钟后会自动退出。`,
      okText: '继续使用',
      onOk: stay,
    })
  )

  useEffect(() => {
    let lastActivity = Date.now()
    let warning: { destroy: () => void } | null = null
    const recordActivity = () => {
      if (!warning) lastActivity = Date.now()
    }
    const stay = () => {
      warning = null
      lastActivity = Date.now()
      void call('GET /api/user/profile').catch(() => undefined)
    }
    let lastKeepAlive = Date.now()
    const keepAliveForUploads = () => {
      if (!hasActiveUploads()) return
      recordActivity()
      if (Date.now() - lastKeepAlive < keepAliveEveryMs) return
      lastKeepAlive = Date.now()
      void call('GET /api/user/profile').catch(() => undefined)
    }
    const check = () => {
      keepAliveForUploads()
      const idle = idleAfter(Date.now() - lastActivity)
      if (idle === 'over') {
        warning?.destroy()
        leave()
      } else if (idle === 'warned' && !warning) {
        warning = warn(stay)
      }
    }

    const timer = setInterval(check, 5_000)
    for (const event of activityEvents) window.addEventListener(event, recordActivity, { passive: true })
    return () => {
      clearInterval(timer)
      for (const event of activityEvents) window.removeEventListener(event, recordActivity)
      warning?.destroy()
    }
  }, [])

  return null
}
