import { messages } from '@zhuxue/api/terms/settings/app_packages'
import { SettingLength, settingMessages, VersionPattern } from '@zhuxue/api/terms/settings'
import { App, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { FileField } from '../../../components/fields/FileField'
import { appPackage, fileRule } from '../../../components/fields/fileKind'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useFileUpload } from '../../../components/hooks/useFileUpload'
import { call } from '../../../providers/api'

interface Values {
  version: string
  url: File
}

/** Milliseconds; the server reads the whole package for its checksum. */
const timeout = 120_000

/** Closing the dialog, or 取消上传, cancels a running upload; the published package stays. */
export function PublishDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })
  const { percent, send, cancel } = useFileUpload(appPackage)

  const publish = async ({ version, url: file }: Values) => {
    const answer = await command.run('publish', () =>
      send(file, (url) => call('POST /api/admin/app-packages', { body: { version, url }, timeout }))
    )
    if (!answer) return
    message.success(answer.msg)
    onDone()
    onClose()
  }

  return (
    <FormDialog<Values>
      title="发布新版本"
      okText="上传并发布"
      command={command}
      about="新的安装包全部上传并检查完成后才会替换现在的安装包，系统设置里的版本号一起更新。"
      onSubmit={publish}
      onClose={onClose}
    >
      <Form.Item
        name="version"
        label="版本号"
        validateTrigger="onBlur"
        rules={[
          { required: true, whitespace: true, message: messages.versionNeeded },
          { pattern: VersionPattern, message: settingMessages.version },
        ]}
      >
        <Input
          autoFocus
          autoComplete="off"
          placeholder="1.0.0"
          count={charactersUpTo(SettingLength.version)}
          disabled={percent !== null}
        />
      </Form.Item>
      <Form.Item
        name="url"
        label="安装包"
        rules={[{ required: true, message: messages.packageNeeded }, fileRule(appPackage)]}
      >
        <FileField kind={appPackage} percent={percent} onCancel={cancel} />
      </Form.Item>
    </FormDialog>
  )
}
