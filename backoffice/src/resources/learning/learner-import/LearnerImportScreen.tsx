import { Alert } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '../../../components/Page'
import { AssignTabs } from '../AssignTabs'
import { ImportResult } from './ImportResult'
import styles from './LearnerImport.module.css'
import { PreviewStep } from './PreviewStep'
import { UploadStep } from './UploadStep'
import { useLearnerImport } from './useLearnerImport'

/** docs/product.md 9.10: learners and their courses from a sheet. */
export function LearnerImportScreen() {
  const [search] = useSearchParams()
  const [courseId, setCourseId] = useState(Number(search.get('courseId')) || undefined)
  const importing = useLearnerImport()
  const { checked, done, userError } = importing

  return (
    <Page title="课程分配">
      <AssignTabs />
      <div className={styles.card}>
        {userError && <Alert type="error" showIcon message={userError.message} className={styles.error} />}
        {done ? (
          <ImportResult importing={importing} done={done} />
        ) : checked ? (
          <PreviewStep importing={importing} preview={checked.preview} />
        ) : (
          <UploadStep importing={importing} courseId={courseId} onCourse={setCourseId} />
        )}
      </div>
    </Page>
  )
}
