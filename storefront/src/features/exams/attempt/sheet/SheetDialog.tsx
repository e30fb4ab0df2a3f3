import { Dialog } from '~/components/dialog/Dialog'
import { AttemptActions, type ActionProps } from '~/features/exams/attempt/AttemptActions'
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet'

type Props = AnswerSheetProps & { actionProps: ActionProps; onClose: () => void }

/** The user can refuse it. */
function toggleFullScreen() {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  done.catch(() => undefined)
}

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
      >
        {document.fullscreenEnabled && (
          <button type="button" className="btn" onClick={thenClose(toggleFullScreen)}>
            {document.fullscreenElement ? '退出全屏' : '全屏答题'}
          </button>
        )}
      </AttemptActions>
    </Dialog>
  )
}
