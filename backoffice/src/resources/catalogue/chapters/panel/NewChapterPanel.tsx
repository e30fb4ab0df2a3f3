import type { HttpError } from '@refinedev/core'
import { ChapterStatus, messages } from '@zhuxue/api/terms/catalogue'
import { App, Button, Form } from 'antd'
import { useRef } from 'react'
import { showFieldErrors } from '../../../../components/fieldErrors'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import type { ChapterCalls } from '../calls'
import type { ChapterForm } from '../chapter'
import { ChapterDrawer, chapterForm } from './ChapterDrawer'
import { ChapterFields } from './ChapterFields'
import styles from './Panel.module.css'
import { useUnsavedChanges } from '../../../../components/dialog/useUnsavedChanges'
import type { Chapter } from '../../../../lib/apiTypes'

/** A chapter that is created by its first save; its video and handout come after that. */
export function NewChapterPanel(props: {
  /** Suggested title. */
  title: string
  parent?: Chapter
  hasTrials: boolean
  calls: ChapterCalls
  /** @param goOn to its video and handout */
  onSaved: (id: number, goOn: boolean) => Promise<unknown>
  onClose: () => void
}) {
  const { title, parent, hasTrials, calls, onSaved, onClose } = props
  const { message } = App.useApp()
  const [form] = Form.useForm<ChapterForm>()
  const goOn = useRef(false)
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const unsaved = useUnsavedChanges(onClose)

  const save = (values: ChapterForm) =>
    run('save', async () => {
      const body = { ...values, chapterTitle: values.chapterTitle.trim(), parentId: parent?.courseChapterId ?? 0 }
      try {
        const { courseChapterId } = await calls.add(body)
        unsaved.setDirty(false)
        message.success(messages.saved)
        await onSaved(courseChapterId, goOn.current)
      } catch (error) {
        if (!showFieldErrors(form, error as HttpError)) throw error
      }
    })

  const saveAndGoOn = () => {
    goOn.current = true
    form.submit()
  }

  return (
    <ChapterDrawer
      title="新增章节"
      form={form}
      initialValues={{ chapterTitle: title, chapterTime: null, chapterStatus: ChapterStatus.Published, trial: false }}
      unsaved={unsaved}
      userError={userError && { message: userError.message }}
      buttons={
        <>
          <Button disabled={busy !== null} onClick={saveAndGoOn}>
            保存并添加视频
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            form={chapterForm}
            loading={busy === 'save'}
            onClick={() => void (goOn.current = false)}
          >
            保存
          </Button>
        </>
      }
      fields={<ChapterFields added hasTrials={hasTrials} />}
      onSave={save}
    >
      {parent && <p className={styles.hint}>位于“{parent.chapterTitle}”之下</p>}
      <p className={styles.hint}>保存后可以上传视频和讲义</p>
    </ChapterDrawer>
  )
}
