import { StaffIdleMinutes } from '@zhuxue/api/terms/accounts'
import { useLogout } from '@refinedev/core'
import { App } from 'antd'
import { useEffect } from 'react'
import { uploads } from '../kit/video/uploads'
import { WarnMinutes, idleAfter } from './idle'
import { call } from '../providers/api'

const signs = ['pointerdown', 'keydown', 'wheel'] as const

/** The server, too, forgets a session of which it hears nothing. */
const tellEvery = 10 * 60_000

/**
 * Signs an unattended console out, with a warning and a way to stay. A video on its way counts as a hand
 * on it: ten gigabytes take longer than anybody sits beside them.
 */
export function IdleWatch() {
  const { modal } = App.useApp()
  const { mutate: logout } = useLogout()

  useEffect(() => {
    let touched = Date.now()
    let warning: { destroy: () => void } | null = null
    const touch = () => {
      if (!warning) touched = Date.now()
    }
    const stay = () => {
      warning = null
      touched = Date.now()
      void call('GET /api/user/profile').catch(() => undefined)
    }
    let told = Date.now()
    const stayWithUploads = () => {
      if (!uploads.isMoving()) return
      touch()
      if (Date.now() - told < tellEvery) return
      told = Date.now()
      void call('GET /api/user/profile').catch(() => undefined)
    }
    const look = () => {
      stayWithUploads()
      const idle = idleAfter(Date.now() - touched)
      if (idle === 'over') {
        warning?.destroy()
        logout()
      } else if (idle === 'warned' && !warning) {
        warning = modal.warning({
          title: '长时间没有操作，即将退出登录',
          content: `为保护数据安全，${StaffIdleMinutes - WarnMinutes} 分钟后会自动退出。`,
          okText: '继续使用',
          onOk: stay,
        })
      }
    }

    const timer = setInterval(look, 5_000)
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, touch)
      warning?.destroy()
    }
  }, [])

  return null
}
