import { Alert, Button, Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { SideDrawer } from '../../../../components/dialog/SideDrawer'
import { useFormDraft } from '../../../../components/dialog/useFormDraft'
import type { ChapterForm } from '../chapter'
import styles from './Panel.module.css'

/** The id of the form for the button in the footer, so that Enter in a field submits. */
export const chapterForm = 'chapter-form'

/** The fields of a chapter in a drawer that asks before typed text is discarded. */
export function ChapterDrawer(props: {
  title: string
  form: FormInstance<ChapterForm>
  initialValues: ChapterForm
  unsaved: { dirty: boolean; setDirty: (dirty: boolean) => void; close: () => void }
  userError: { message: string; description?: ReactNode; action?: ReactNode } | null
  /** Next to 取消. */
  buttons: ReactNode
  fields: ReactNode
  onSave: (values: ChapterForm) => Promise<unknown>
  children: ReactNode
}) {
  const { title, form, initialValues, userError, buttons, fields, onSave, children } = props
  const { dirty, setDirty, close } = props.unsaved
  useFormDraft({
    form,
    name: `${title} ${initialValues.chapterTitle}`,
    initial: initialValues,
    onRestored: () => setDirty(true),
  })
  return (
    <SideDrawer
      isForm
      title={title}
      width="min(560px, 100vw)"
      maskClosable={!dirty}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <Button onClick={close}>取消</Button>
          {buttons}
        </div>
      }
    >
      <Form
        id={chapterForm}
        form={form}
        layout="vertical"
        requiredMark
        initialValues={initialValues}
        onFinish={(values) => void onSave(values)}
        onValuesChange={() => setDirty(true)}
        scrollToFirstError
      >
        {userError && <Alert showIcon type="error" className={styles.formError} {...userError} />}
        {fields}
      </Form>
      {children}
    </SideDrawer>
  )
}
