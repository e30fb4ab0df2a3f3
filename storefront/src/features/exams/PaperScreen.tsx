import { useCallback, useState, type ReactNode } from 'react'
import { endMessages } from '@zhuxue/api/terms/exams/attempts/open'
import { FrameBar } from '~/components/frame/FrameBar'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { lazyScreen } from '~/components/ui/loading/lazyScreen'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { useFetch } from '~/lib/http/useFetch'
import { useIsPhone } from '~/lib/useIsPhone'
import { parseId } from '~/lib/parseId'
import { paths } from '~/lib/paths'
import { notify } from '~/lib/toasts'
import { api } from './api'
import type { AttemptEnd } from './attempt/attemptServer'
import { loadLazyBundle } from './attempt/loadLazyBundle'
import { AttemptScreen } from './attempt/AttemptScreen'
import styles from './PaperScreen.module.css'
import { useStart } from './useStart'
import type { Paper } from './wire'

/** Not needed while a test is open. */
const NotStarted = lazyScreen(() => import('./NotStarted').then((module) => module.NotStarted), styles.skeleton)
const ResultScreen = lazyScreen(() => loadLazyBundle().then((module) => module.ResultScreen), styles.skeleton)

type Props = { paperId: number; correlationId?: string }

export function PaperScreen({ paperId, correlationId }: Props) {
  const isPhone = useIsPhone()
  const { data, failure, failed, reload, setData } = useFetch(
    () => api.exams.paper({ params: { id: paperId }, query: { correlationId } }),
    `paper ${paperId} ${correlationId}`
  )
  const [result, setResult] = useState(attemptOfUrl)
  // A reloaded paper may lack an attempt that is just being submitted: the open attempt reports how it ended.
  const [openPaper, setOpenPaper] = useState<Paper | null>(null)
  const [endedId, setEndedId] = useState<number | null>(null)
  if (data?.userPaper && data !== openPaper) setOpenPaper(data)
  const { start, restart, busy } = useStart({ paperId, correlationId }, (open) => {
    showResult(null)
    const { questions, ...attempt } = open
    setData({ ...data!, userPaper: attempt, questions, mode: attempt.mode, startObstacle: null })
  })

  function showResult(next: { userPaperId: number; isNew: boolean } | null) {
    const query = next ? `?attempt=${next.userPaperId}` : ''
    window.history.replaceState(window.history.state, '', window.location.pathname + query)
    setResult(next)
  }

  const end = useCallback(
    (userPaperId: number, how: AttemptEnd) => {
      setEndedId(userPaperId)
      if (how === 'submitted' || how === 'time-over') showResult({ userPaperId, isNew: true })
      if (how === 'time-over') notify(endMessages.timeOver)
      if (how === 'voided') notify(endMessages.voided)
      void reload()
    },
    [reload]
  )

  const phoneBar = isPhone && <FrameBar back={paths.myCourse} title={data?.paperName ?? '测试'} />
  const isAttemptOpen = openPaper?.userPaper && openPaper.userPaper.userPaperId !== endedId
  // A reload may reject the paper by now: an open attempt or result stays.
  if (failure && !(data && (isAttemptOpen || result))) {
    if (failure.code === '404') return withBar(phoneBar, <PaperNotFound />)
    if (failure.message && !failure.shown) return withBar(phoneBar, <RejectedPaper text={failure.message} />)
  }
  if (failed && !data) return withBar(phoneBar, <FailedState onRetry={reload} />)
  if (!data) {
    return <Skeleton className={styles.skeleton} />
  }

  const paper = isAttemptOpen ? openPaper : data
  const { userPaper: open } = paper
  return (
    <section className={styles.paper} aria-label={data.paperName}>
      <h2>{data.paperName}</h2>
      {(result || !open) && phoneBar}
      {result ? (
        <ResultScreen
          key={result.userPaperId}
          {...result}
          paper={data}
          busy={busy}
          onAgain={start}
          onBack={() => showResult(null)}
        />
      ) : open ? (
        <AttemptScreen
          key={open.userPaperId}
          paper={paper}
          attempt={open}
          onEnd={(how) => end(open.userPaperId, how)}
          onReset={() => restart(open)}
        />
      ) : (
        <NotStarted
          paper={data}
          busy={busy}
          onStart={start}
          onShow={(userPaperId) => showResult({ userPaperId, isNew: false })}
        />
      )}
    </section>
  )
}

const withBar = (bar: ReactNode, content: ReactNode) => (
  <>
    {bar}
    {content}
  </>
)

/** The attempt whose result is open, in the URL, so that a reload shows it again. */
function attemptOfUrl() {
  const userPaperId = parseId(new URLSearchParams(window.location.search).get('attempt'))
  return userPaperId === null ? null : { userPaperId, isNew: false }
}

function RejectedPaper({ text }: { text: string }) {
  return (
    <EmptyState icon={icons.lock} text={text}>
      <a className="btn btn--primary" href={paths.myCourse}>
        我的课程
      </a>
    </EmptyState>
  )
}

function PaperNotFound() {
  return (
    <EmptyState icon={icons.file} text="没有找到该试卷">
      <a className="btn btn--primary" href={paths.subjectPapers}>
        专业试卷
      </a>
    </EmptyState>
  )
}
