import { useId } from 'react'
import { testObstacle } from '@zhuxue/api/terms/certificates'
import type { CourseEduLog } from '~/lib/http/wire'
import styles from './EduLogActions.module.css'

export function EduLogActions({ log }: { log: CourseEduLog; onChanged: () => void }) {
  const reason = useId()
  return (
    <div className={styles.actions}>
      <button type="button" className="btn" disabled aria-describedby={reason}>
        开始测试
      </button>
      <small id={reason}>{testObstacle(log) ?? '在线测试尚未开放'}</small>
    </div>
  )
}
