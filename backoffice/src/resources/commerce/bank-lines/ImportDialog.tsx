import { MaxStatementBytes, MaxStatementRows, bankMessages } from '@zhuxue/api/terms/commerce/bank_transfers'
import { Alert, Button, Space, Spin } from 'antd'
import { useState } from 'react'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { ImportFileField } from '../../../components/fields/ImportFileField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { StatementPreview, StatementReport } from '../../../lib/apiTypes'
import { importStatement, previewStatement, type ChosenColumns } from './calls'
import { ColumnChoices } from './ColumnChoices'
import { ReportTable } from './ReportTable'

/** A statement of the bank: its columns and rows are shown before anything is stored. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { run, busy, userError, clear } = useApiMutation('bank-lines', { onUserError: 'inline' })
  const [checked, setChecked] = useState<{ file: File; preview: StatementPreview } | null>(null)
  const [report, setReport] = useState<StatementReport | null>(null)
  const { setDirty, close } = useUnsavedChanges(onClose)

  const check = async (file: File, columns: ChosenColumns) => {
    const preview = await run('preview', () => previewStatement(file, columns))
    if (!preview) return
    setChecked({ file, preview })
    setDirty(true)
  }
  const write = async () => {
    const { file, preview } = checked!
    const done = await run('import', () => importStatement(file, preview.columns))
    if (!done) return
    setReport(done)
    setDirty(false)
  }
  const back = () => {
    setChecked(null)
    setReport(null)
    setDirty(false)
    clear()
  }

  return (
    <Dialog title="导入银行流水" width={860} maskClosable={false} onCancel={close} footer={footer()}>
      <Space direction="vertical" size={16} style={{ width: '100%' }}>
        {userError && <Alert type="error" showIcon message={userError.message} />}
        {report ? (
          <>
            <div ref={scrollThere}>
              <Alert type={report.wrong ? 'warning' : 'success'} showIcon message={report.msg} />
            </div>
            <ReportTable rows={report.rows} />
          </>
        ) : (
          <Spin spinning={busy !== null}>
            {checked ? (
              <Space direction="vertical" size={16} style={{ width: '100%' }}>
                <ColumnChoices preview={checked.preview} onChange={(columns) => void check(checked.file, columns)} />
                {checked.preview.missing.length === 0 && (
                  <>
                    <Alert
                      type={checked.preview.wrong ? 'warning' : 'info'}
                      showIcon
                      message={bankMessages.previewed(checked.preview)}
                    />
                    <ReportTable rows={checked.preview.rows} />
                  </>
                )}
              </Space>
            ) : (
              <ImportFileField
                extensions={['csv']}
                maxBytes={MaxStatementBytes}
                otherType={bankMessages.otherType}
                tooLarge={bankMessages.tooLarge}
                hint={`网上银行导出的流水，一次最多 ${MaxStatementRows} 行；已导入过的流水不会重复导入`}
                onFile={(file) => void check(file, {})}
              />
            )}
          </Spin>
        )}
      </Space>
    </Dialog>
  )

  function footer() {
    if (report) {
      return (
        <Space wrap>
          <Button onClick={back}>继续导入</Button>
          <Button type="primary" onClick={close}>
            完成
          </Button>
        </Space>
      )
    }
    if (!checked) return <Button onClick={close}>取消</Button>
    const { imported, missing } = checked.preview
    const reason = missing.length ? '请先选择对应的列' : imported ? null : '没有可以导入的流水'
    return (
      <Space wrap>
        <Button onClick={back}>重新选择文件</Button>
        <ButtonWithReason
          type="primary"
          disabledReason={reason}
          loading={busy === 'import'}
          onClick={() => void write()}
        >
          导入 {imported} 笔
        </ButtonWithReason>
      </Space>
    )
  }
}

/** The button that imports is below a long list on a phone. */
const scrollThere = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'center' })
