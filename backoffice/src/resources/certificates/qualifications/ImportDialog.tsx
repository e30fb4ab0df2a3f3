import { DownloadOutlined } from '@ant-design/icons'
import {
  MaxImportedQualifications,
  QualificationColumns,
  qualificationImportMessages as messages,
} from '@zhuxue/api/terms/certificates'
import { MaxWorkbookBytes, workbookMessages } from '@zhuxue/api/terms/core/spreadsheets'
import { Alert, App, Button, Space, Spin, Tag, Typography, type TableProps } from 'antd'
import { useState } from 'react'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { Dialog } from '../../../components/dialog/Dialog'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { ImportFileField } from '../../../components/fields/ImportFileField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { QualificationImport } from '../../../lib/apiTypes'
import { downloadTemplate, importQualifications, previewImport } from './calls'

type Row = QualificationImport['rows'][number]

interface Checked extends QualificationImport {
  file: File
}

/** Imports qualifications from Excel; each row is checked and shown before anything is written. */
export function ImportDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { message } = App.useApp()
  const [checked, setChecked] = useState<Checked | null>(null)
  const { run, busy, userError, clear } = useApiMutation(null, { onUserError: 'inline' })
  const { setDirty, close } = useUnsavedChanges(onClose)
  const count = checked ? checked.rows.length - checked.wrong : 0

  const check = async (file: File) => {
    const preview = await run('preview', () => previewImport(file))
    if (!preview) return
    setChecked({ ...preview, file })
    setDirty(true)
  }
  const back = () => {
    setChecked(null)
    setDirty(false)
    clear()
  }
  const write = async () => {
    const done = await run('import', () => importQualifications(checked!.file, count))
    if (!done) return
    message.success(done.msg)
    onDone()
  }

  return (
    <Dialog
      title="导入执业证书"
      width={860}
      maskClosable={false}
      onCancel={close}
      footer={
        checked ? (
          <Space wrap>
            <Button onClick={back}>重新选择文件</Button>
            <ButtonWithReason
              type="primary"
              disabledReason={count ? null : messages.nothing}
              loading={busy === 'import'}
              onClick={() => void write()}
            >
              导入 {count} 本
            </ButtonWithReason>
          </Space>
        ) : (
          <Button onClick={close}>取消</Button>
        )
      }
    >
      <Space direction="vertical" style={{ width: '100%' }}>
        {userError && <Alert type="error" showIcon message={userError.message} />}
        {checked ? (
          <Rows checked={checked} />
        ) : (
          <Spin spinning={busy === 'preview'}>
            <Space direction="vertical" style={{ width: '100%' }}>
              <Button
                icon={<DownloadOutlined />}
                loading={busy === 'template'}
                onClick={() => void run('template', downloadTemplate)}
              >
                下载模板
              </Button>
              <ImportFileField
                extensions={['xlsx']}
                maxBytes={MaxWorkbookBytes}
                otherType={workbookMessages.notXlsx}
                tooLarge={workbookMessages.tooLarge}
                hint={`一次最多 ${MaxImportedQualifications} 本，不超过 2M`}
                onFile={(file) => void check(file)}
              />
            </Space>
          </Spin>
        )}
      </Space>
    </Dialog>
  )
}

function Rows({ checked: { rows, wrong } }: { checked: Checked }) {
  return (
    <>
      {wrong > 0 && <Alert showIcon type="error" message={`${wrong} 行有错误，将被跳过；也可以改好后重新上传。`} />}
      <PageTable<Row>
        noun="执业证书"
        rowKey="line"
        dataSource={[...rows].sort((one, other) => Number(!one.faults.length) - Number(!other.faults.length))}
        columns={columns}
        pagination={false}
        scroll={{ x: 720, y: 420 }}
      />
    </>
  )
}

const columns: TableProps<Row>['columns'] = [
  { title: '行', dataIndex: 'line', width: 56, className: 'numeric' },
  { title: '姓名', dataIndex: 'userName', width: 110, render: (name: string) => name || '—' },
  {
    title: '证书',
    dataIndex: 'kindName',
    render: (kind: string, { specialties, employerName, faults }) => (
      <>
        {[kind, specialties].filter(Boolean).join(' · ') || '—'}
        {employerName && <SecondaryText>{employerName}</SecondaryText>}
        {faults.map(({ column, sentence }) => (
          <Typography.Text key={column + sentence} type="danger" style={{ display: 'block' }}>
            “{QualificationColumns[column]}”列：{sentence}
          </Typography.Text>
        ))}
      </>
    ),
  },
  {
    title: '有效期',
    dataIndex: 'validTo',
    width: 130,
    className: 'numeric',
    render: (validTo: string, { validFrom }) => (
      <>
        {validTo || '按规则推算'}
        <SecondaryText>{validFrom || '—'} 起</SecondaryText>
      </>
    ),
  },
  {
    title: '处理',
    key: 'result',
    width: 80,
    render: (_, { faults }) => <Tag color={faults.length ? 'error' : 'success'}>{faults.length ? '跳过' : '导入'}</Tag>,
  },
]
