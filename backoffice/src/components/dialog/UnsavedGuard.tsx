import { useTranslate, useWarnAboutChange } from '@refinedev/core'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { session } from '../../providers/session'
import { isNavigationUnblocked, useLatestReason } from './unsavedChangesBlockers'
import { useModal } from './useModal'

/**
 * Asks before a link, the back button or closing the tab discards unsaved changes or a running upload. The shell
 * renders it once for all screens. An expired session does not ask: nothing can be saved any more.
 */
export function UnsavedGuard() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange()
  const reason = useLatestReason()
  const blocks = Boolean(warnWhen) || reason !== null
  const modal = useModal()
  const { pathname } = useLocation()
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      blocks && !isNavigationUnblocked() && Boolean(session.token) && currentLocation.pathname !== nextLocation.pathname
  )

  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return
    modal.confirm({
      title: reason ?? translate('warnWhenUnsavedChanges'),
      okText: '离开',
      cancelText: reason ? '留在本页' : '继续编辑',
      okButtonProps: { danger: true },
      onOk: () => {
        setWarnWhen(false)
        blocker.proceed()
      },
      onCancel: () => blocker.reset(),
    })
  })
  useEffect(() => ask(), [blocker.state])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (blocks) window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [blocks])

  const forget = useEffectEvent(() => setWarnWhen(false))
  useEffect(() => () => forget(), [pathname])

  return null
}
