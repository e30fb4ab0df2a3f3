import { StaffIdleMinutes } from '@zhuxue/api/terms/accounts'
import { useLogout } from '@refinedev/core'
import { useEffect, useEffectEvent } from 'react'
import { hasActiveUploads } from '../components/video/uploadsMoving'
import { WarnMinutes, idleAfter } from './idle'
import type { LogoutOptions } from '../providers/auth'
import { call } from '../providers/api'
import { onActivityInOtherTabs, notifyOtherTabs } from '../providers/otherTabs'
import { useModal } from '../components/dialog/useModal'

const activityEvents = ['pointerdown', 'keydown', 'wheel'] as const

const keepAliveEveryMs = 10 * 60_000
const notifyEveryMs = 10_000

/**
 * Ends the staff step of an idle user, after a warning with a button to stay. Work in another tab and a running video
 * upload count as activity: ten gigabytes take longer than the idle limit.
 */
export function IdleLogout() {
  const modal = useModal()
  const { mutate: logout } = useLogout<LogoutOptions>()

  const leave = useEffectEvent(() => {
    logout({ only: 'idle' })
  })
  const warn = useEffectEvent((stay: () => void) =>
    modal.warning({
      title: '长时间没有操作，即将退出管理台',
      content: `为保护数据安全，${StaffIdleMinutes - WarnMinutes} 分钟后会自动退出；学习登录仍然有效。`,
      okText: '继续使用',
      onOk: stay,
    })
  )

  useEffect(() => {
    let lastActivity = Date.now()
    let warning: { destroy: () => void } | null = null
    const noteActivity = () => {
      if (!warning) lastActivity = Date.now()
    }
    let lastTold = 0
    const recordActivity = () => {
      noteActivity()
      if (Date.now() - lastTold < notifyEveryMs) return
      lastTold = Date.now()
      notifyOtherTabs('active')
    }
    const stay = () => {
      warning = null
      lastActivity = Date.now()
      notifyOtherTabs('active')
      void call('GET /api/security/staff-step').catch(() => undefined)
    }
    let lastKeepAlive = Date.now()
    const keepAliveForUploads = () => {
      if (!hasActiveUploads()) return
      recordActivity()
      if (Date.now() - lastKeepAlive < keepAliveEveryMs) return
      lastKeepAlive = Date.now()
      void call('GET /api/security/staff-step').catch(() => undefined)
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
    const stopListening = onActivityInOtherTabs(() => {
      warning?.destroy()
      warning = null
      lastActivity = Date.now()
    })
    for (const event of activityEvents) window.addEventListener(event, recordActivity, { passive: true })
    return () => {
      clearInterval(timer)
      stopListening()
      for (const event of activityEvents) window.removeEventListener(event, recordActivity)
      warning?.destroy()
    }
  }, [])

  return null
}
