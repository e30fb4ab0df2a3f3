import { DownloadOutlined } from '@ant-design/icons'
import { learnerImportMessages as messages, MaxShownRows } from '@zhuxue/api/terms/learning'
import { Alert, Button, Checkbox, Space } from 'antd'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import type { LearnerImport } from '../../../lib/apiTypes'
import { ImportCounts } from './ImportCounts'
import { ImportRows } from './ImportRows'
import styles from './LearnerImport.module.css'
import type { LearnerImporting } from './useLearnerImport'

export function PreviewStep({ importing, preview }: { importing: LearnerImporting; preview: LearnerImport }) {
  const { busy, skipFaulty, setSkipFaulty, restart, importAll, saveReport } = importing
  const { counts, rows, rowCount } = preview
  const people = counts.added + counts.existing
  const isLeft = counts.refused > 0 && !skipFaulty
  const reason = !people ? messages.nothing : isLeft ? messages.faultsLeft(counts.refused) : null

  return (
    <Space direction="vertical" size={16} className={styles.step}>
      <ImportCounts counts={counts} refused={counts.refused} label="检查结果" />
      {counts.refused > 0 && (
        <Alert
          showIcon
          type="error"
          message={`${counts.refused} 行有错误，请改好后重新上传${people ? '，或跳过这些行' : ''}。`}
        />
      )}
      {counts.refused > 0 && people > 0 && (
        <Checkbox checked={skipFaulty} onChange={({ target }) => setSkipFaulty(target.checked)}>
          跳过有错误的 {counts.refused} 行
        </Checkbox>
      )}
      <Space wrap>
        <ButtonWithReason
          type="primary"
          disabledReason={reason}
          loading={busy === 'import'}
          onClick={() => void importAll()}
        >
          导入 {people} 名学员
        </ButtonWithReason>
        <Button onClick={restart} disabled={busy === 'import'}>
          重新选择文件
        </Button>
        <Button icon={<DownloadOutlined />} loading={busy === 'report'} onClick={saveReport}>
          下载检查结果
        </Button>
      </Space>
      <ImportRows rows={rows} />
      {rowCount > rows.length && (
        <p className={styles.about}>
          共 {rowCount} 行，这里最多列出 {MaxShownRows} 行，有错误的在前；全部行见“下载检查结果”。
        </p>
      )}
    </Space>
  )
}
