import type { HttpError } from '@refinedev/core'
import { ChapterStatus, messages } from '@zhuxue/api/terms/catalogue'
import { Alert, App, Button, Form } from 'antd'
import { SideDrawer } from '../../../../kit/dialog/SideDrawer'
import { useRef } from 'react'
import { showFieldErrors } from '../../../../kit/fieldErrors'
import { useCommand } from '../../../../kit/hooks/useCommand'
import type { ChapterCalls } from '../calls'
import type { ChapterForm } from '../chapter'
import { ChapterFields } from './ChapterFields'
import styles from './Panel.module.css'
import { useUnsavedPanel } from './useUnsavedPanel'
import type { Chapter } from '../../../../lib/wire'

/** A chapter that exists from its first save on; its video and handout come after that. */
export function NewChapterPanel(props: {
  /** What it is called unless something else is typed. */
  title: string
  parent?: Chapter
  calls: ChapterCalls
  /** @param goOn to its video and handout */
  onSaved: (id: number, goOn: boolean) => Promise<unknown>
  onClose: () => void
}) {
  const { title, parent, calls, onSaved, onClose } = props
  const { message } = App.useApp()
  const [form] = Form.useForm<ChapterForm>()
  const goOn = useRef(false)
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })
  const { dirty, setDirty, close } = useUnsavedPanel(onClose)

  const save = (values: ChapterForm) =>
    run('save', async () => {
      const body = {
        ...values,
        chapterTitle: values.chapterTitle.trim(),
        parentId: parent?.courseChapterId ?? 0,
      }
      try {
        const { courseChapterId } = await calls.add(body)
        setDirty(false)
        message.success(messages.saved)
        await onSaved(courseChapterId, goOn.current)
      } catch (error) {
        if (!showFieldErrors(form, error as HttpError)) throw error
      }
    })

  const submit = (andGoOn: boolean) => {
    goOn.current = andGoOn
    form.submit()
  }

  return (
    <SideDrawer
      title="新增章节"
      width="min(560px, 100vw)"
      maskClosable={!dirty}
      onClose={close}
      className={styles.panel}
      footer={
        <div className={styles.foot}>
          <Button onClick={close}>取消</Button>
          <Button disabled={busy !== null} onClick={() => submit(true)}>
            保存并添加视频
          </Button>
          <Button type="primary" loading={busy === 'save'} onClick={() => submit(false)}>
            保存
          </Button>
        </div>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark
        initialValues={{
          chapterTitle: title,
          chapterTime: null,
          chapterStatus: ChapterStatus.Published,
        }}
        onFinish={(values) => void save(values)}
        onValuesChange={() => setDirty(true)}
        scrollToFirstError
      >
        {refusal && (
          <Alert showIcon type="error" message={refusal.message} className={styles.refusal} />
        )}
        <ChapterFields added />
      </Form>
      {parent && <p className={styles.hint}>位于“{parent.chapterTitle}”之下</p>}
      <p className={styles.hint}>保存后可以上传视频和讲义</p>
    </SideDrawer>
  )
}
