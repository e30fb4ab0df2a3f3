import { ButtonWithReason } from '~/components/ui/ButtonWithReason'

type Props = { answer: string; busy: boolean; small?: boolean; isGraded?: boolean; onSubmit: () => unknown }

export function SubmitAnswer({ answer, busy, small, isGraded, onSubmit }: Props) {
  return (
    <ButtonWithReason
      type="button"
      className={small ? 'btn btn--small btn--primary' : 'btn btn--primary'}
      disabledReason={isGraded ? '已经提交，改选后可以再次提交' : answer === '' ? '请先作答' : null}
      data-busy={busy}
      onClick={() => void onSubmit()}
    >
      提交答案
    </ButtonWithReason>
  )
}
