import { Dialog } from '~/components/dialog/Dialog'
import { AttemptActions, type ActionProps } from '~/features/exams/attempt/AttemptActions'
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet'

type Props = AnswerSheetProps & { actionProps: ActionProps; onClose: () => void }

/** The answer sheet of a phone, with the actions that a desktop shows beside the questions. */
export function SheetDialog({ onClose, actionProps, ...sheet }: Props) {
  const { onSubmit, onReveal, onReset } = actionProps
  const thenClose = (run: () => void) => () => {
    onClose()
    run()
  }
  return (
    <Dialog title="答题卡" onClose={onClose}>
      <AnswerSheet {...sheet} />
      <AttemptActions
        {...actionProps}
        onSubmit={thenClose(onSubmit)}
        onReveal={thenClose(onReveal)}
        onReset={thenClose(onReset)}
      />
    </Dialog>
  )
}
