import { seatMessages } from '@zhuxue/api/terms/learning/seats'
import { Field } from '~/components/ui/Field'
import { FormDialog } from '~/components/dialog/FormDialog'
import { notify } from '~/lib/toasts'
import { telephoneError } from '~/features/accounts/fields'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { Seat } from '~/lib/http/apiTypes'
import styles from './SeatTable.module.css'

type Props = {
  params: { orderNo: string; itemId: number; seatNo: number }
  seat: Seat
  onClose: () => void
  onMoved: () => void
}

/** 转移名额: possible until its learner has studied a minute. */
export function MoveSeatDialog({ params, seat, onClose, onMoved }: Props) {
  const { input, change, setProblem, submit, busy } = useForm({
    initial: { telephone: '' },
    validate: ({ telephone }) => ({ telephone: telephoneError(telephone) }),
    send: (body) => api.commerce.seatMoves.store({ params, body }),
    onSent: () => {
      notify(seatMessages.seatMoved, 'success')
      onMoved()
    },
    validateProfile: (failure) => ({ telephone: failure.field('telephone') ?? failure.message }),
  })

  return (
    <FormDialog
      title="转移名额"
      submitText="确定转移"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClass={styles.move}
      size="small"
    >
      <p>
        当前手机号 <b>{seat.telephone}</b>
        {seat.userName && `（${seat.userName}）`}
      </p>
      <Field
        {...input('telephone')}
        label="转移到手机号"
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        data-first
        onChange={(event) => {
          change({ telephone: event.target.value })
          setProblem({ telephone: null })
        }}
      />
      <p className="muted">转移后原手机号不能再学习该课程。学员学满1分钟后名额不能转移。</p>
    </FormDialog>
  )
}
