import { useEffect, useEffectEvent, useRef } from 'react'
import { HourUploadState } from '@zhuxue/api/terms/certificates/uploads'
import { RecordTable } from '~/components/ui/list/RecordTable'
import { api } from '~/lib/http/api'
import { usePolledFetch } from '~/lib/http/usePolledFetch'
import type { CourseEduLog, PushLog } from '~/lib/http/apiTypes'
import styles from './EduLogRecords.module.css'
import { uploadColumns } from './uploadColumns'

const isOpen = ({ state }: PushLog) => state === HourUploadState.Pending || state === HourUploadState.Unknown

type Props = { log: CourseEduLog; uploads: number; onSettled: () => void }

/** The uploads of a course; a pending one is polled until the registry has answered. */
export function UploadRecords({ log, uploads, onSettled }: Props) {
  const { courseEduLogId: id, uploadObstacle, usedHours } = log
  const wasOpen = useRef(false)
  const { data, failed, loading, reload } = usePolledFetch(
    () => api.certificates.uploads.index({ params: { id } }),
    JSON.stringify([id, uploads, uploadObstacle, usedHours]),
    { seconds: 5, until: ({ pushLogs }) => !pushLogs.some(isOpen) }
  )

  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (!data) return
    const open = data.pushLogs.some(isOpen)
    if (wasOpen.current && !open) settled()
    wasOpen.current = open
  }, [data])

  return (
    <RecordTable
      columns={uploadColumns}
      rows={data?.pushLogs}
      rowKey={(upload) => upload.id}
      loading={loading}
      failed={failed}
      onRetry={reload}
      empty={<p className={styles.nothing}>还没有上传过学时</p>}
      compact
    />
  )
}
