import { Skeleton } from 'antd'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatDateTime } from '../../../components/format'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { LegalTextVersion } from '../../../lib/apiTypes'
import { DiffHtml } from '../../catalogue/public'
import styles from './legalTexts.module.css'

/** One version next to the previous one, with deletions and insertions. */
export function VersionDrawer(props: { version: LegalTextVersion; onClose: () => void }) {
  const { version, onClose } = props
  const { kind, number, title, changes, createTime } = version
  const after = useVersion(kind, number)
  const before = useVersion(kind, number - 1)
  const failed = after.query.error ?? before.query.error
  const texts = before.text && after.text && { before: before.text, after: after.text }
  const retry = () => {
    void after.query.refetch()
    void before.query.refetch()
  }

  return (
    <SideDrawer title={`${title}：第${number}版的修改`} width="min(1080px, 100vw)" onClose={onClose}>
      <p className={styles.summary}>
        {formatDateTime(createTime)} 发布：{changes}
      </p>
      {failed ? (
        <FailedNotice error={failed} onRetry={retry} />
      ) : !texts ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        // A scrollable region must be focusable by keyboard.
        <div className={styles.sides} role="region" aria-label="两个版本对照" tabIndex={0}>
          <section>
            <h2>第{number - 1}版</h2>
            <DiffHtml {...texts} side="before" />
          </section>
          <section>
            <h2>第{number}版</h2>
            <DiffHtml {...texts} side="after" />
          </section>
        </div>
      )}
    </SideDrawer>
  )
}

function useVersion(kind: LegalTextVersion['kind'], number: number) {
  const { query, data } = useApiQuery('GET /api/public/legal-texts/:kind', {
    params: { kind },
    queryParams: { number },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  return { query, text: data?.legalText.content }
}
