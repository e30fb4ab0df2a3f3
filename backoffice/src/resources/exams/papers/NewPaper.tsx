import { useTranslate } from '@refinedev/core'
import { Alert, Button, Card, Form } from 'antd'
import { useState } from 'react'
import { useLeaveGuard } from '../../../components/dialog/unsavedChangesBlockers'
import { useFormDraft } from '../../../components/dialog/useFormDraft'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { Page } from '../../../components/Page'
import { useExamPaths } from '../paths'
import { OwnerField } from './OwnerField'
import { settingsOf, type Owner, type PaperValues } from './paper'
import { SettingsFields } from './SettingsFields'
import { useSavePaper } from './useSavePaper'
import styles from './Settings.module.css'

interface Props {
  title: string
  hint?: string
  /** Path of the screen that led here. */
  back: string
  /** Null while it is still to be chosen. */
  owner: Owner | null
  ofSubject?: boolean
  /** Absent: the screen of the new paper is opened. */
  onSaved?: () => Promise<unknown>
}

/** The settings of a paper that does not exist yet; its questions follow on its own screen. */
export function NewPaper(props: Props) {
  const { title, hint, back, ofSubject, onSaved } = props
  const [owner, setOwner] = useState(props.owner)
  const [isOwnerMissing, setOwnerMissing] = useState(false)
  const [isDirty, setDirty] = useState(false)
  const [form] = Form.useForm<PaperValues>()
  const { save, isSaving, formError } = useSavePaper(form)
  const { of } = useExamPaths()
  const translate = useTranslate()
  const navigateAfterSave = useNavigateAfterSave()
  useLeaveGuard(isDirty ? translate('warnWhenUnsavedChanges') : null)
  useFormDraft({ form, name: 'new paper', initial: settingsOf(), onRestored: () => setDirty(true) })

  const submit = async (values: PaperValues) => {
    if (!owner) return setOwnerMissing(true)
    const paper = await save(values, owner)
    if (!paper) return
    setDirty(false)
    if (onSaved) await onSaved()
    else navigateAfterSave(of('paper', paper.paperId), { replace: true })
  }

  return (
    <Page title={title} hint={hint} back={back}>
      <Card>
        <Form
          form={form}
          name="paper"
          layout="vertical"
          className={styles.form}
          onValuesChange={() => setDirty(true)}
          initialValues={settingsOf()}
          onFinish={(values) => void submit(values)}
          scrollToFirstError
        >
          {!props.owner && (
            <OwnerField
              ofSubject={Boolean(ofSubject)}
              missing={isOwnerMissing}
              onChange={(chosen) => {
                setOwner(chosen)
                setOwnerMissing(false)
                if (chosen) setDirty(true)
              }}
            />
          )}
          <SettingsFields />
          {formError && <Alert type="error" showIcon className={styles.error} message={formError.message} />}
          <Button type="primary" htmlType="submit" loading={isSaving}>
            保存并添加题目
          </Button>
        </Form>
      </Card>
    </Page>
  )
}

/** For a course or chapter that is chosen here. */
export function NewCoursePaper() {
  const { paths } = useExamPaths()
  return <NewPaper title="新增试卷" back={paths.papers} owner={null} />
}

export function NewSubjectPaper() {
  const { paths } = useExamPaths()
  return <NewPaper title="新增科目测试试卷" back={paths.subjectPapers} owner={null} ofSubject />
}
