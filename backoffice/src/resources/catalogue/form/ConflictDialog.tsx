import { copyText } from '@zhuxue/api/copy-text'
import type { HttpError } from '@refinedev/core'
import { courseFields } from '@zhuxue/api/course-fields'
import { CourseStatus } from '@zhuxue/api/terms/catalogue'
import { Alert, App, Button, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '../../../components/dialog/Dialog'
import { call } from '../../../providers/api'
import { DiffHtml, DiffText } from '../audit/DiffText'
import styles from './ConflictDialog.module.css'
import { messageOf, type Conflict } from './conflict'
import { type FormField, mergeValues, threeWayDiff } from './threeWayMerge'
import { renderField, fieldText } from './fieldText'
import { toValues, type CourseValues } from './values'
import type { CourseDetail } from '../../../lib/apiTypes'

interface Props {
  conflict: Conflict
  opened: CourseValues
  typed: CourseValues
  /** The newest version and the merged form values; nothing is saved. */
  onMerge: (newest: CourseValues, values: CourseValues) => void
  onLoad: (newest: CourseValues) => void
  onClose: () => void
}

const names = (fields: FormField[]) => fields.map((field) => courseFields[field].label).join('、')

/**
 * Another user saved the course while it was edited here. Differing fields are shown side by side; typed text stays in
 * the form until it is saved, or can be copied where it cannot be saved any more.
 */
export function ConflictDialog({ conflict, opened, typed, onMerge, onLoad, onClose }: Props) {
  const { message } = App.useApp()
  const [newest, setNewest] = useState<CourseValues>()
  const [error, setError] = useState<HttpError>()
  const [other, setOther] = useState<FormField[]>([])

  const read = () => {
    setError(undefined)
    call('GET /api/public/courses/:id', { params: { id: opened.courseId } }).then(
      ({ course }) => setNewest(toValues(course as CourseDetail)),
      setError
    )
  }
  const readOnce = useEffectEvent(read)
  useEffect(() => readOnce(), [])

  const ways = newest && threeWayDiff(opened, typed, newest)
  const typedFields = ways ? [...ways.both, ...ways.mine] : []
  const open = newest?.courseStatus === CourseStatus.Unpublish

  const copy = async () => {
    const lines = typedFields.map((field) => `${courseFields[field].label}：${fieldText(field, typed)}`)
    if (await copyText(lines.join('\n\n'))) message.success('已复制您填写的内容')
    else message.error('浏览器不允许复制，请手动选择文字')
  }
  const merge = () => {
    const chosenFields = typedFields.filter((field) => !other.includes(field))
    onMerge(newest!, mergeValues(typed, newest!, chosenFields))
  }
  const choose = (field: FormField, theirs: boolean) =>
    setOther(theirs ? [...other, field] : other.filter((one) => one !== field))

  return (
    <Dialog
      width={720}
      title="没有保存：课程已被其他人修改"
      onCancel={onClose}
      footer={[
        <Button key="stay" onClick={onClose}>
          先不处理
        </Button>,
        <Button key="copy" onClick={() => void copy()} disabled={typedFields.length === 0}>
          复制我的内容
        </Button>,
        open ? (
          <Button key="merge" type="primary" onClick={merge}>
            合并到表单
          </Button>
        ) : (
          <Button key="load" type="primary" disabled={!newest} onClick={() => onLoad(newest!)}>
            载入最新内容
          </Button>
        ),
      ]}
    >
      <div className={styles.dialog}>
        <p>{messageOf(conflict)}您填写的内容还在表单里，没有丢失。</p>
        {error && (
          <Alert type="error" showIcon message={error.message} action={<Button onClick={read}>重新加载</Button>} />
        )}
        {!newest && !error && <Skeleton active paragraph={{ rows: 3 }} />}
        {newest && !open && (
          <Alert type="warning" showIcon message="课程现在不能修改。请先复制您填写的内容，课程回到未发布后再填入。" />
        )}
        {ways && open && (
          <>
            {ways.both.map((field) => (
              <Choice
                key={field}
                {...{ field, typed, newest }}
                theirs={other.includes(field)}
                onChoose={(theirs) => choose(field, theirs)}
              />
            ))}
            {ways.mine.length > 0 && <p className={styles.secondary}>只有您修改了，将保留：{names(ways.mine)}</p>}
            {ways.theirs.length > 0 && <p className={styles.secondary}>只有对方修改了，将采用：{names(ways.theirs)}</p>}
            <p className={styles.secondary}>合并后请再看一遍，然后点击“保存”。</p>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** One field that both changed: which version to use. */
function Choice(props: {
  field: FormField
  typed: CourseValues
  newest: CourseValues
  theirs: boolean
  onChoose: (theirs: boolean) => void
}) {
  const { field, typed, newest, theirs, onChoose } = props
  const side = (label: string, values: CourseValues, isTheirs: boolean) => (
    <label className={styles.side}>
      <input type="radio" name={field} checked={theirs === isTheirs} onChange={() => onChoose(isTheirs)} /> {label}
      <div className={styles.value}>
        <Marked field={field} here={values} there={isTheirs ? typed : newest} />
      </div>
    </label>
  )
  return (
    <fieldset className={styles.choice}>
      <legend>{courseFields[field].label}</legend>
      {side('用我填写的', typed, false)}
      {side('用最新的', newest, true)}
    </fieldset>
  )
}

function Marked(props: { field: FormField; here: CourseValues; there: CourseValues }) {
  const { field, here, there } = props
  const texts = { before: String(there[field] ?? ''), after: String(here[field] ?? '') }
  if (field === 'courseDescription') return <DiffHtml {...texts} side="after" />
  if (field === 'courseName') return <DiffText {...texts} side="after" />
  return renderField(field, here)
}
