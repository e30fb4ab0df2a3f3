import { messages } from '@zhuxue/api/terms/settings/app_packages'
import { SettingLength, settingMessages, VersionPattern } from '@zhuxue/api/terms/settings'
import { App, Form, Input } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { FormDialog } from '../../../kit/dialog/FormDialog'
import { useCommand } from '../../../kit/hooks/useCommand'
import { upload, UploadCancelled } from '../../../kit/upload'
import { call } from '../../../providers/api'
import { packageFault, toPackage } from './packageFile'
import { PackageField } from './PackageField'

interface Values {
  version: string
  url: File
}

/** The server reads the whole package for its check sum. */
const timeout = 120_000

/** Closing the dialog, or 取消上传, stops an upload on its way; what was published before stays. */
export function PublishDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useCommand(null, { onRefusal: 'inline' })
  const [percent, setPercent] = useState<number | null>(null)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const publish = async ({ version, url: file }: Values) => {
    const answer = await command.run('publish', async () => {
      sending.current = new AbortController()
      const { signal } = sending.current
      setPercent(0)
      try {
        const url = await upload(toPackage(file), 'app', setPercent, signal)
        setPercent(100)
        return await call('POST /api/admin/app-packages', { body: { version, url }, timeout })
      } catch (error) {
        if (error instanceof UploadCancelled) return undefined
        throw error
      } finally {
        setPercent(null)
      }
    })
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
          maxLength={SettingLength.version}
          disabled={percent !== null}
        />
      </Form.Item>
      <Form.Item
        name="url"
        label="安装包"
        rules={[
          { required: true, message: messages.packageNeeded },
          {
            validator: (_, file?: File) => {
              const fault = file && packageFault(file)
              return fault ? Promise.reject(new Error(fault)) : Promise.resolve()
            },
          },
        ]}
      >
        <PackageField percent={percent} onCancel={() => sending.current?.abort()} />
      </Form.Item>
    </FormDialog>
  )
}
