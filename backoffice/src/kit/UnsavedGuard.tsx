import { useTranslate, useWarnAboutChange } from '@refinedev/core'
import { App } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { session } from '../providers/session'

/**
 * Asks before unsaved changes are left behind: by a link, by the back button, by closing the tab. A
 * session that has ended leaves without asking: nothing can be saved any more.
 */
export function UnsavedGuard() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange()
  const { modal } = App.useApp()
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      Boolean(warnWhen && session.token) && currentLocation.pathname !== nextLocation.pathname
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    modal.confirm({
      title: translate('warnWhenUnsavedChanges'),
      okText: '离开',
      cancelText: '继续编辑',
      okButtonProps: { danger: true },
      onOk: () => {
        setWarnWhen(false)
        blocker.proceed()
      },
      onCancel: () => blocker.reset(),
    })
  }, [blocker.state])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (warnWhen) window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [warnWhen])

  useEffect(() => () => setWarnWhen(false), [])

  return null
}
