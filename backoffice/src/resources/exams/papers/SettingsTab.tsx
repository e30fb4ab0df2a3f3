import { Alert, Button, Form } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormDraft } from '../../../components/dialog/useFormDraft'
import { ownerOf, settingsKeyOf, settingsOf, type PaperValues } from './paper'
import { SettingsFields } from './SettingsFields'
import { useSavePaper } from './useSavePaper'
import styles from './Settings.module.css'
import type { Paper } from '../../../lib/apiTypes'

/** The settings of a saved paper. Typed values survive a refetch of the paper. */
export function SettingsTab(props: {
  paper: Paper
  onChanged: () => Promise<void>
  /** Reports whether there are unsaved settings. */
  onDirty: (dirty: boolean) => void
}) {
  const { paper, onChanged, onDirty } = props
  const [form] = Form.useForm<PaperValues>()
  const [edited, setEdited] = useState(paper)
  const [isDirty, setDirty] = useState(false)
  const { save, isSaving, userError, formError, clear } = useSavePaper(form)
  const report = useEffectEvent(onDirty)
  useEffect(() => report(isDirty), [isDirty])
  useFormDraft({ form, name: `paper ${paper.paperId}`, initial: settingsOf(paper), onRestored: () => setDirty(true) })

  const load = (newer: Paper) => {
    form.setFieldsValue(settingsOf(newer))
    setEdited(newer)
    setDirty(false)
    clear()
  }
  /** Placing questions changes the version too, but no setting. */
  const follow = useEffectEvent((newer: Paper) => {
    if (settingsKeyOf(newer) === settingsKeyOf(edited)) setEdited(newer)
    else if (!isDirty) load(newer)
  })
  useEffect(() => follow(paper), [paper])

  const submit = async (values: PaperValues) => {
    const saved = await save(values, ownerOf(edited), edited)
    if (saved) load(saved)
    await onChanged()
  }
  const isConflict = userError?.code === 'conflict' && edited.lockVersion !== paper.lockVersion

  return (
    <Form
      form={form}
      name="paper"
      layout="vertical"
      className={styles.form}
      onValuesChange={() => setDirty(true)}
      initialValues={settingsOf(paper)}
      onFinish={(values) => void submit(values)}
      scrollToFirstError
    >
      <SettingsFields />
      {formError && (
        <Alert
          type="error"
          showIcon
          className={styles.error}
          message={formError.message}
          action={
            isConflict && (
              <Button size="small" onClick={() => load(paper)}>
                载入最新内容
              </Button>
            )
          }
        />
      )}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        保存设置
      </Button>
    </Form>
  )
}
