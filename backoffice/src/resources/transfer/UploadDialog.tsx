import { MaxSourceName, MaxUploadBytes, messages, SourcePattern } from '@zhuxue/api/terms/transfer'
import { App, Form, Input, Progress } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/FormDialog'
import { charactersUpTo } from '../../components/fields/characters'
import { ImportFileField } from '../../components/fields/ImportFileField'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { bytesText } from '../../components/bytes'
import { uploadImport } from './calls'

interface Values {
  fileName?: File
  source?: string
  sourceName?: string
}

export function UploadDialog({ onClose, onDone }: { onClose: () => void; onDone: (importId: number) => void }) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const [percent, setPercent] = useState(0)

  const send = async ({ fileName: file, source, sourceName }: Values) => {
    setPercent(0)
    const done = await command.run('upload', () => uploadImport({ file: file!, source, sourceName }, setPercent))
    if (!done) return
    message.success(done.msg)
    onDone(done.importId)
  }

  return (
    <FormDialog<Values>
      title="上传数据"
      okText="上传并核对"
      command={command}
      initialValues={{}}
      about="上传后先核对并生成预览，点“开始导入”之前不会写入任何数据。"
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item
        name="fileName"
        label="压缩包"
        extra={<OtherPlatforms />}
        rules={[{ required: true, message: messages.chooseFile }]}
      >
        <ZipField />
      </Form.Item>
      {command.busy !== null && <Progress aria-label="上传进度" percent={percent} />}
      <Form.Item
        name="source"
        label="来源代号"
        extra="压缩包中有 manifest.json 时不用填写。同一平台每次填写相同的代号，再次导入不会重复。"
        rules={[{ pattern: new RegExp(SourcePattern), message: messages.sourceFormat }]}
      >
        <Input placeholder="例如 edusoho-old" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="sourceName"
        label="来源名称"
        rules={[{ max: MaxSourceName, message: messages.sourceNameLength }]}
      >
        <Input count={charactersUpTo(MaxSourceName)} placeholder="例如 某某网校" autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}

function OtherPlatforms() {
  return (
    <>
      EduSoho 或 Moodle 导出的文件要先转换，由技术人员在服务器上运行{' '}
      <code translate="no" style={{ display: 'block', overflowWrap: 'anywhere' }}>
        npm run ace -- transfer:map edusoho /srv/export --to=/srv/old
      </code>{' '}
      （Moodle 写 moodle），再上传 /srv/old 的压缩包。
    </>
  )
}

function ZipField({ value, onChange }: { value?: File; onChange?: (file: File) => void }) {
  return (
    <>
      <ImportFileField
        extensions={['zip']}
        maxBytes={MaxUploadBytes}
        otherType={messages.onlyZip}
        tooLarge={messages.uploadTooLarge}
        hint="people.csv、orders.csv 等文件的压缩包，不超过 100MB"
        onFile={(file) => onChange?.(file)}
      />
      {value && (
        <div style={{ marginBlockStart: 8, overflowWrap: 'anywhere' }}>
          已选择：{value.name}，{bytesText(value.size)}
        </div>
      )}
    </>
  )
}
