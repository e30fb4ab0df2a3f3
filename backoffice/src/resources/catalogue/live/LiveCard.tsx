import { CourseType, LiveStatusText, messages, type LiveStatus } from '@zhuxue/api/terms/catalogue'
import { Alert, Card, ConfigProvider, Form, Radio } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { CourseResource } from '../chapters/chapter'
import { optionsOf } from '../list/filters'
import type { CourseValues } from '../form/values'
import { setLiveStatus } from './calls'
import styles from './Live.module.css'
import { Picture } from './Picture'
import { PushAddress } from './PushAddress'
import type { LiveState } from '../../../lib/apiTypes'

/**
 * A live course: its state, the push URL of its stream, and what learners see. It also works on a published course,
 * whose form is disabled: lessons are held then.
 */
export function LiveCard(props: {
  course?: CourseValues
  resource: CourseResource
  onChanged: (liveState: LiveState) => void
}) {
  const { course, resource, onChanged } = props
  const type = Form.useWatch('courseType')
  if (type !== CourseType.Live) return null

  return (
    <ConfigProvider componentDisabled={false}>
      <Card title="直播">
        {course ? (
          <div className={styles.live}>
            <State courseId={course.courseId} resource={resource} onChanged={onChanged} />
            <Picture courseId={course.courseId} />
            <PushAddress courseId={course.courseId} />
          </div>
        ) : (
          <Alert showIcon type="info" message={messages.saveFirst} className={styles.first} />
        )}
      </Card>
    </ConfigProvider>
  )
}

/** Saves the state at once; the form only mirrors it. */
function State(props: { courseId: number; resource: CourseResource; onChanged: (liveState: LiveState) => void }) {
  const { courseId, resource, onChanged } = props
  const form = Form.useFormInstance()
  const now: LiveStatus | null = Form.useWatch('liveStatus', { form, preserve: true })
  const { run, busy } = useApiMutation(resource)
  const [requested, setRequested] = useState<LiveStatus | null>(null)

  const applyState = (liveState: LiveState) => {
    form.setFieldValue('liveStatus', liveState.liveStatus)
    onChanged(liveState)
  }

  const change = async (newStatus: LiveStatus) => {
    setRequested(newStatus)
    const done = `直播状态已改为“${LiveStatusText[newStatus]}”`
    const call = () => setLiveStatus(resource, courseId, newStatus)
    await run('state', () => call().then(applyState), done)
    setRequested(null)
  }

  return (
    <div className={styles.row}>
      <span className={styles.label}>直播状态</span>
      <Radio.Group
        block
        optionType="button"
        buttonStyle="solid"
        aria-label="直播状态"
        value={requested ?? now}
        disabled={busy !== null}
        options={optionsOf(LiveStatusText)}
        onChange={({ target }) => void change(target.value)}
      />
      <span className={styles.hint}>立即生效，不需要保存课程</span>
    </div>
  )
}
