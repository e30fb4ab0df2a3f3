import { FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Icon } from '~/components/ui/Icon'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { confirmAction, notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { minute } from '~/lib/format'
import { paths } from '~/lib/paths'
import { endSession } from '~/lib/session/session'
import { useFetch } from '~/lib/http/useFetch'
import { deviceName, isHandheld } from '@zhuxue/api/device-name'
import styles from './SessionList.module.css'

export function SessionList() {
  const { data, failed, reload } = useFetch(() => api.accounts.ownSessions.index({}), 'sessions')
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />

  async function end(id: number, device: string) {
    if (!(await confirmAction(`确定要让“${device}”退出登录吗?`, { title: '退出登录', yes: '退出登录' }))) return
    try {
      await api.accounts.ownSessions.destroy({ params: { id } })
      notify('该设备已退出登录', 'success')
    } catch (error) {
      reportFailure(error)
    }
    // Also after a failure.
    void reload()
  }

  async function endMany(which: { others: true } | { all: true }) {
    const isAll = 'all' in which
    const title = isAll ? '退出全部设备' : '退出其他全部设备'
    const text = isAll ? '确定要让包括本机在内的全部设备退出登录吗?' : '确定要让本机以外的全部设备退出登录吗?'
    if (!(await confirmAction(text, { title, yes: title }))) return
    try {
      const { msg } = await api.accounts.sessionEndings.store({ body: which })
      if (isAll) return void leave()
      notify(msg, 'success')
    } catch (error) {
      reportFailure(error)
    }
    void reload()
  }

  return (
    <>
      <ul className={styles.list}>
        {data.sessions.map(({ sessionId, device, ip, createTime, lastUsedTime, current }) => (
          <li key={sessionId}>
            <Icon path={isHandheld(device) ? icons.phone : icons.course} size={24} />
            <div>
              <p className={styles.name}>
                {deviceName(device)}
                {current && <span className="tag tag--moss">本机</span>}
              </p>
              <p className={styles.times}>
                {ip && <span>IP {ip}</span>}
                <span>登录于 {minute(createTime)}</span>
                <span>最近使用 {minute(lastUsedTime)}</span>
              </p>
            </div>
            {!current && (
              <button type="button" className="btn btn--small" onClick={() => end(sessionId, deviceName(device))}>
                退出登录
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {data.sessions.length > 1 && (
          <button type="button" className="btn btn--small" onClick={() => void endMany({ others: true })}>
            退出其他全部设备
          </button>
        )}
        <button type="button" className="btn btn--small" onClick={() => void endMany({ all: true })}>
          退出全部设备
        </button>
      </div>
    </>
  )
}

async function leave(): Promise<void> {
  await endSession()
  window.location.assign(paths.home)
}
