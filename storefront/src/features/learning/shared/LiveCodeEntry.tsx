import { useEffect, useEffectEvent, useState } from 'react'
import { liveCodeMessages } from '@zhuxue/api/terms/learning/live_codes'
import { notify } from '~/lib/toasts'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { isSignedIn } from '~/lib/session/session'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import { paths } from '~/lib/paths'
import { useStore } from '~/lib/useStore'
import type { Course } from '~/lib/http/apiTypes'
import { loadOwned } from '~/features/learning/shared/ownedStore'
import { access, loadAccess } from '~/features/learning/course/accessStore'
import { liveCodeFrom, withoutLiveCode } from '~/features/learning/live-codes/liveCode'
import { LiveCodeDialog } from '~/features/learning/live-codes/LiveCodeDialog'
import styles from './LiveCodeEntry.module.css'

type Props = {
  course: Pick<Course, 'courseId' | 'coursePrice'>
  /** Null when a variant must be chosen first. */
  target: () => number | null
}

/** A redeem code in the URL is tried at once, also after a visit to the login page (docs/product.md 9.4). */
export function LiveCodeEntry({ course, target }: Props) {
  const mine = useStore(access, null)
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Before hydration a click would be lost.
  const [ready, setReady] = useState(false)

  const submitCodeOfUrl = useEffectEvent(() => {
    setReady(true)
    const initialCode = liveCodeFrom(window.location.search)
    if (!initialCode) return
    if (isSignedIn()) void send(initialCode)
    else setCode(initialCode)
  })
  useEffect(() => submitCodeOfUrl(), [])

  async function send(typed: string) {
    const id = target()
    if (busy || id === null || !(await ensureSignedIn({ liveCode: typed }))) return
    setBusy(true)
    try {
      const { api } = await loadApi()
      await api.learning.courses.liveCode({ params: { id, code: typed } })
      if (id !== course.courseId) return window.location.assign(paths.course(id, course.courseId))
      history.replaceState(null, '', withoutLiveCode(window.location))
      setCode(null)
      notify(liveCodeMessages.liveCodeAccepted, 'success')
      await Promise.all([loadAccess(course), loadOwned()])
    } catch (error) {
      setCode(typed)
      setProblem(reportFailure(error).message)
    }
    setBusy(false)
  }

  if (mine?.bought && code === null) return null
  return (
    <p className={styles.entry} data-scripted>
      已有直播码？
      <button type="button" className="link" disabled={!ready} onClick={() => setCode('')}>
        输入直播码
      </button>
      {code !== null && (
        <LiveCodeDialog
          initialCode={code}
          problem={problem}
          busy={busy}
          onSend={send}
          onFieldError={setProblem}
          onClose={() => {
            setCode(null)
            setProblem(null)
          }}
        />
      )}
    </p>
  )
}
