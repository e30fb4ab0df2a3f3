import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/learning'
import { Dialog } from '~/components/ui/Dialog'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { telephoneProblem } from '~/features/accounts/fields'
import { api, reportFailure } from '~/lib/http/api'
import type { Seat } from '~/lib/http/wire'
import styles from './SeatTable.module.css'

type Props = {
  params: { orderNo: string; itemId: number; seatNo: number }
  seat: Seat
  onClose: () => void
  onMoved: () => void
}

/** 转移名额: a seat goes to another number, until its person has studied a minute. */
export function MoveSeatDialog({ params, seat, onClose, onMoved }: Props) {
  const [telephone, setTelephone] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function move() {
    const wrong = telephoneProblem(telephone)
    setProblem(wrong)
    if (wrong || busy) return
    setBusy(true)
    try {
      await api.commerce.seatMoves.store({ params, body: { telephone } })
      notify(messages.seatMoved, 'success')
      onMoved()
    } catch (error) {
      const failure = reportFailure(error)
      setProblem(failure.field('telephone') ?? failure.message)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="转移名额"
      size="small"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button className="btn btn--primary" form="move-seat" disabled={busy} data-busy={busy}>
            确定转移
          </button>
        </>
      }
    >
      <form
        id="move-seat"
        className={styles.move}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void move()
        }}
      >
        <p>
          当前手机号 <b>{seat.telephone}</b>
          {seat.userName && `（${seat.userName}）`}
        </p>
        <Field
          label="转移到手机号"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          data-first
          value={telephone}
          problem={problem}
          onChange={(event) => {
            setTelephone(event.target.value)
            setProblem(null)
          }}
          onBlur={() => telephone && setProblem(telephoneProblem(telephone))}
        />
        <p className="muted">转移后原手机号不能再学习该课程。学员学满1分钟后名额不能转移。</p>
      </form>
    </Dialog>
  )
}
