import type { HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/catalogue'
import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { useAllowedActions } from '../../../../components/hooks/useAllowedActions'
import { PaperLink } from '../../../exams/public'
import { showFieldErrors } from '../../../../components/fieldErrors'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import type { ChapterForm } from '../chapter'
import { ChapterDrawer, chapterForm } from './ChapterDrawer'
import { ChapterFields } from './ChapterFields'
import { HandoutSection } from './HandoutSection'
import { PanelSection } from './PanelSection'
import type { PanelProps } from './panel'
import { useUnsavedChanges } from '../../../../components/dialog/useUnsavedChanges'
import { VideoSection } from './VideoSection'
import type { Chapter } from '../../../../lib/apiTypes'

const valuesOf = (chapter: Chapter): ChapterForm => {
  const { chapterTitle, chapterTime, chapterStatus, isTrial: trial } = chapter
  return { chapterTitle, chapterTime, chapterStatus, trial }
}

/** One chapter: its fields are saved with the button, its video and its handout at once, each in its own box. */
export function ChapterPanel(props: PanelProps & { onClose: () => void }) {
  const { chapter, calls, onChanged, onClose } = props
  const { message } = App.useApp()
  const can = useAllowedActions('papers')
  const [form] = Form.useForm<ChapterForm>()
  const [seen, setSeen] = useState(chapter.chapterVersion)
  const { run, busy, userError, clear } = useApiMutation(null, { onUserError: 'inline' })
  const unsaved = useUnsavedChanges(onClose)

  const save = (values: ChapterForm) =>
    run('save', async () => {
      try {
        await calls.save(chapter.courseChapterId, {
          ...values,
          chapterTitle: values.chapterTitle.trim(),
          chapterVersion: seen,
        })
      } catch (error) {
        if (showFieldErrors(form, error as HttpError)) return
        throw error
      }
      unsaved.setDirty(false)
      await onChanged()
      message.success(messages.saved)
      onClose()
    })

  /** A conflict with another editor: both versions are shown before one is chosen. */
  const newer = userError?.code === 'conflict' ? (userError.details as { chapter: Chapter }).chapter : null
  const takeNewer = () => {
    form.setFieldsValue(valuesOf(newer!))
    setSeen(newer!.chapterVersion)
    unsaved.setDirty(false)
    clear()
    void onChanged()
  }

  return (
    <ChapterDrawer
      title="编辑章节"
      form={form}
      initialValues={valuesOf(chapter)}
      unsaved={unsaved}
      userError={
        userError && {
          message: userError.message,
          description: newer && `现在的标题：${newer.chapterTitle}`,
          action: newer && (
            <Button size="small" onClick={takeNewer}>
              载入最新内容
            </Button>
          ),
        }
      }
      buttons={
        <Button type="primary" htmlType="submit" form={chapterForm} loading={busy === 'save'}>
          保存
        </Button>
      }
      fields={
        <ChapterFields hasTrials={props.hasTrials} videoSeconds={chapter.hasVideo ? chapter.videoDuration : null} />
      }
      onSave={save}
    >
      <VideoSection {...props} />
      <HandoutSection {...props} />
      {can('save') && (
        <PanelSection title="练习题" errorMessage={null}>
          <PaperLink courseId={props.courseId} chapterId={chapter.courseChapterId} />
        </PanelSection>
      )}
    </ChapterDrawer>
  )
}
