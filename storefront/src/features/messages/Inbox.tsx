import { useState } from 'react'
import { messages, MessagesPerPage } from '@zhuxue/api/terms/messages'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Pager } from '~/components/ui/list/Pager'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { pagesOf } from '~/lib/pagination'
import { MessageDays } from './MessageDays'
import { unread } from './unread'
import styles from './Inbox.module.css'

const SettingsDialog = lazyDialog(() => import('./SettingsDialog'))

/** 我的消息 */
export default function Inbox() {
  return (
    <RequireLogin>
      <Messages />
    </RequireLogin>
  )
}

function Messages() {
  const [page, setPage] = useState(1)
  const [onlyUnread, setOnlyUnread] = useState(false)
  const [setting, setSetting] = useState(false)
  const query = { page, pageSize: MessagesPerPage, unread: onlyUnread || undefined }
  const { data, failed, loading, reload } = useFetch(async () => {
    const answer = await api.messages.index({ query })
    unread.set(answer.unread)
    return answer
  }, JSON.stringify(query))

  async function readAll() {
    try {
      unread.set((await api.messages.read({ body: { all: true } })).unread)
    } catch (error) {
      reportFailure(error)
    }
    void reload()
  }

  return (
    <div className={styles.inbox}>
      <div className={styles.tools}>
        <label className={styles.filter}>
          <input
            type="checkbox"
            checked={onlyUnread}
            onChange={({ target }) => {
              setOnlyUnread(target.checked)
              setPage(1)
            }}
          />
          只看未读
        </label>
        <ButtonWithReason
          type="button"
          className="btn btn--small"
          disabledReason={data?.unread ? null : messages.noneUnread}
          onClick={readAll}
        >
          {messages.readAll}
        </ButtonWithReason>
        <button type="button" className="btn btn--small" onClick={() => setSetting(true)}>
          {messages.settings}
        </button>
      </div>
      {setting && <SettingsDialog onClose={() => setSetting(false)} />}
      {failed && <FailedState onRetry={reload} />}
      {!failed && !data && <Skeleton className={styles.skeleton} />}
      {!failed && data?.rows.length === 0 && (
        <EmptyState icon={icons.notice} text={onlyUnread ? messages.noneUnread : messages.none} />
      )}
      {!failed && data && (
        <div aria-busy={loading}>
          <MessageDays rows={data.rows} />
          <Pager page={page} pages={pagesOf(data.total, MessagesPerPage)} onPage={setPage} />
        </div>
      )}
    </div>
  )
}
