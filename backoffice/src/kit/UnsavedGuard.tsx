import { useTranslate, useWarnAboutChange } from '@refinedev/core'
import { App } from 'antd'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before unsaved changes are left behind: by a link, by the back button, by closing the tab. */
export function UnsavedGuard() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange()
  const { modal } = App.useApp()
  const translate = useTranslate()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      Boolean(warnWhen) && currentLocation.pathname !== nextLocation.pathname
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

  return null
}
