import { useState, type SyntheticEvent } from 'react'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import {
  CourseBlank,
  MaxRemindersAtOnce,
  RemindEveryDays,
  reminderCourse,
} from '@zhuxue/api/terms/commerce/training_centre'
import { FormDialog } from '~/components/dialog/FormDialog'
import { api } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import type { Reminding } from '~/lib/http/apiTypes'
import { telephonesOf, type Chosen } from './centreQuery'
import styles from './TrainingCentre.module.css'

const maxShown = 6

type Props = {
  /** Empty for everyone who may be reminded. */
  chosen: Chosen
  people: number
  reminderText: string
  organisationId?: number
  onClose: () => void
  onReminded: (result: Reminding) => void
}

/** 短信提醒: recipients, number, text and frequency. */
export default function ReminderDialog(props: Props) {
  const { chosen, people, reminderText, organisationId, onClose, onReminded } = props
  // A failed call is retried with the same key, so that no learner is reminded twice.
  const [key] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const seats = [...chosen.values()]
  const telephones = telephonesOf(chosen)
  const course = reminderCourse([seats[0]?.courseName ?? '课程名称'])

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      const chosenSeats = seats.map(({ orderItemId, seatNo }) => ({ orderItemId, seatNo }))
      const body = seats.length ? { organisationId, seats: chosenSeats } : { organisationId, filter: {} }
      onReminded(await api.commerce.reminders.store({ body, headers: { 'Idempotency-Key': key } }))
    } catch (error) {
      setProblem(reportFailure(error).message)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="短信提醒"
      submitText={`发送给 ${people} 人`}
      busyText="正在发送…"
      busy={busy}
      onSubmit={send}
      onClose={onClose}
      formClass={styles.dialog}
      size="small"
    >
      <p>
        {telephones.length ? (
          <>
            将提醒 <b>{people}</b> 名学员：{telephones.slice(0, maxShown).join('、')}
            {telephones.length > maxShown && '等'}
          </>
        ) : (
          <>
            将提醒全部满14天未学习的 <b>{people}</b> 名学员
          </>
        )}
        。短信内容：
      </p>
      <blockquote className="note">{reminderText.replace(CourseBlank, course)}</blockquote>
      <ul className={styles.rules}>
        <li>每名学员{RemindEveryDays}天内最多提醒一次，已提醒过或已开始学习的会自动跳过。</li>
        <li>一名学员有多门课程未学习的，只发一条短信。</li>
        <li>一次最多提醒{MaxRemindersAtOnce}人。</li>
      </ul>
      <p className="field__error" role="alert">
        {problem}
      </p>
    </FormDialog>
  )
}
