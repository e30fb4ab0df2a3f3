import { useId } from 'react'
import { testObstacle, UploadObstacle } from '@zhuxue/api/terms/certificates'
import type { CourseEduLog } from '~/lib/http/wire'
import styles from './EduLogActions.module.css'
import { useUpload } from './useUpload'

type Props = { log: CourseEduLog; onChanged: () => void }

export function EduLogActions({ log, onChanged }: Props) {
  const reason = useId()
  const { upload, busy } = useUpload(log, onChanged)
  const isUploading = busy || log.uploadObstacle === UploadObstacle.Uploading
  return (
    <div className={styles.actions}>
      <button type="button" className="btn" disabled aria-describedby={reason}>
        开始测试
      </button>
      <small id={reason}>{testObstacle(log) ?? '在线测试尚未开放'}</small>
      <button
        type="button"
        className="btn btn--primary"
        disabled={!log.canUpload}
        data-busy={busy}
        onClick={upload}
      >
        {isUploading ? '正在上传' : '上传学时'}
      </button>
    </div>
  )
}
