import { DeleteOutlined, FileAddOutlined, FileTextOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/catalogue'
import { messages as mediaMessages } from '@zhuxue/api/terms/media'
import { App, Button, Progress, Upload } from 'antd'
import { useState } from 'react'
import { useLeaveGuard } from '../../../../components/dialog/unsavedChangesBlockers'
import { upload } from '../../../../components/upload'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../../components/dialog/useDeleteConfirmation'
import { PanelSection } from './PanelSection'
import type { PanelProps } from './panel'
import styles from './Panel.module.css'
import { handoutExtensions, handoutError, handoutType } from '../rules'

export function HandoutSection({ chapter, resource, calls, onChanged }: PanelProps) {
  const { courseChapterId: id, chapterHandoutExtension: handout } = chapter
  const { message } = App.useApp()
  const question = useDeleteConfirmation()
  const { run, busy } = useApiMutation(resource, { stale: 'list' })
  const [percent, setPercent] = useState<number | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  useLeaveGuard(percent === null ? null : '讲义正在上传，离开会中断上传。确定要离开吗？')

  async function send(file: File) {
    const wrong = handoutError(file)
    setErrorMessage(wrong)
    if (wrong) return
    setPercent(0)
    try {
      const typed = new File([file], file.name, { type: handoutType(file.name) })
      const { chapterTitle, chapterTime, chapterStatus, chapterVersion } = chapter
      await calls.save(id, {
        chapterTitle,
        chapterTime,
        chapterStatus,
        chapterVersion,
        chapterHandoutExtension: await upload(typed, 'handout', setPercent),
        chapterHandoutName: file.name,
      })
      message.success(mediaMessages.uploaded)
      await onChanged()
    } catch (error) {
      const { statusCode, message: reason } = error as HttpError
      setErrorMessage(statusCode ? reason : mediaMessages.uploadFailed)
    } finally {
      setPercent(null)
    }
  }

  async function open() {
    const file = await run('open', () => calls.handout(id))
    if (file) location.assign(file.handoutUrl)
  }

  const remove = () =>
    question({
      onOk: async () => {
        await run('remove', () => calls.removeHandout(id), messages.handoutDeleted)
        await onChanged()
      },
    })

  const choose = (label: string) => (
    <Upload
      accept={handoutExtensions.join(',')}
      showUploadList={false}
      disabled={percent !== null}
      beforeUpload={(file) => {
        void send(file)
        return false
      }}
    >
      <Button icon={<FileAddOutlined />} loading={percent !== null}>
        {label}
      </Button>
    </Upload>
  )

  return (
    <PanelSection title="讲义" errorMessage={errorMessage}>
      {handout && (
        <p className={styles.handout}>
          <Button type="link" icon={<FileTextOutlined />} loading={busy === 'open'} onClick={() => void open()}>
            {handout}
          </Button>
        </p>
      )}
      {percent !== null && <Progress percent={percent} aria-label="讲义上传进度" />}
      <div className={styles.buttons}>
        {choose(handout ? '更换讲义' : '上传讲义')}
        {handout && (
          <Button danger icon={<DeleteOutlined />} loading={busy === 'remove'} onClick={remove}>
            删除讲义
          </Button>
        )}
      </div>
      <p className={styles.hint}>doc、docx、pdf、ppt 或 pptx 格式，小于 200 MB</p>
    </PanelSection>
  )
}
