import { connectionState } from '~/lib/http/connection'
import { useStore } from '~/lib/useStore'
import styles from './OfflineBanner.module.css'

const open = { isDown: false, copiedAt: null }

/** Shown while offline: content may be outdated, and the user need not do anything. */
export function OfflineBanner() {
  const { isDown, copiedAt } = useStore(connectionState, open)
  return (
    <div className={styles.place} role="status">
      {isDown && (
        <p className={styles.notice} data-line-down>
          {copiedAt === null
            ? '网络已断开，恢复后会自动继续'
            : `网络已断开，显示的是 ${copiedAt} 保存的内容，恢复后会自动更新`}
        </p>
      )}
    </div>
  )
}
