import { LearnerColumns } from '@zhuxue/api/terms/learning'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Progress, Space } from 'antd'
import { ButtonLink } from '../../../components/ButtonLink'
import type { ImportedLearners } from '../../../lib/apiTypes'
import { assignPaths } from '../AssignTabs'
import { ImportCounts } from './ImportCounts'
import styles from './LearnerImport.module.css'
import type { LearnerImporting } from './useLearnerImport'

/** Counts of what was imported so far; an import that broke off continues. */
export function ImportResult({ importing, done }: { importing: LearnerImporting; done: ImportedLearners }) {
  const { busy, isFinished, refusedCount, restart, importAll, saveReport } = importing
  const people = done.added + done.existing
  return (
    <Space direction="vertical" size={16} className={styles.step}>
      <Progress
        percent={Math.floor((100 * done.done) / done.total)}
        status={isFinished ? 'success' : 'normal'}
        aria-label="导入进度"
      />
      <p className={styles.about} role="status">
        {`已导入 ${people} 名学员`}
        {busy === 'import' && !isFinished && '，请不要离开本页'}
      </p>
      <ImportCounts counts={done} refused={refusedCount} label="导入结果" />
      {done.refused.length > 0 && (
        <Alert
          showIcon
          type="warning"
          message="检查之后，这些行不能再导入"
          description={
            <ul className={styles.refused}>
              {done.refused.map(({ line, faults }) => (
                <li key={line}>
                  第 {line} 行：
                  {faults.map(({ column, sentence }) => `“${LearnerColumns[column]}”列：${sentence}`).join('；')}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Space wrap>
        {isFinished ? (
          <>
            <ButtonLink to={assignPaths.userCourses} type="primary">
              查看学员课程
            </ButtonLink>
            <Button onClick={restart}>再导入一份</Button>
          </>
        ) : (
          <Button type="primary" loading={busy === 'import'} onClick={() => void importAll()}>
            {busy === 'import' ? '正在导入' : '继续导入'}
          </Button>
        )}
        <Button icon={<DownloadOutlined />} disabled={!isFinished} loading={busy === 'report'} onClick={saveReport}>
          下载检查结果
        </Button>
      </Space>
    </Space>
  )
}
