import { useTranslate, useWarnAboutChange } from '@refinedev/core'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useBlocker, useLocation, type BlockerFunction } from 'react-router'
import { session } from '../../providers/session'
import { hasReason, isNavigationUnblocked, useLatestReason } from './unsavedChangesBlockers'
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
  // The router gets a new function in an effect, which may run after a quick click; this one reads the committed state.
  const committed = useRef(blocks)
  useLayoutEffect(() => {
    committed.current = blocks
  }, [blocks])
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      (committed.current || hasReason()) &&
      !isNavigationUnblocked() &&
      Boolean(session.token) &&
      currentLocation.pathname !== nextLocation.pathname,
    []
  )
  const blocker = useBlocker(shouldBlock)

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

  // With the commit of the new screen: later it would forget what was typed there at once.
  const forget = useRef(setWarnWhen)
  useLayoutEffect(() => {
    forget.current = setWarnWhen
  })
  useLayoutEffect(() => () => forget.current(false), [pathname])

  return null
}
