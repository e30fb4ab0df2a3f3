import { ButtonWithReason } from '~/components/ui/ButtonWithReason'

type Props = { answer: string; busy: boolean; small?: boolean; onSubmit: () => unknown }

export function SubmitAnswer({ answer, busy, small, onSubmit }: Props) {
  return (
    <ButtonWithReason
      type="button"
      className={small ? 'btn btn--small btn--primary' : 'btn btn--primary'}
      disabledReason={answer === '' ? '请先作答' : null}
      data-busy={busy}
      onClick={() => void onSubmit()}
    >
      提交答案
    </ButtonWithReason>
  )
}
