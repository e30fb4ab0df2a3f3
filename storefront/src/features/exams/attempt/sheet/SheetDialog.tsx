import { Dialog } from '~/components/dialog/Dialog'
import { AnswerSheet, type AnswerSheetProps } from './AnswerSheet'

/** The answer sheet of a phone. */
export function SheetDialog({ onClose, ...sheet }: AnswerSheetProps & { onClose: () => void }) {
  return (
    <Dialog title="答题卡" onClose={onClose}>
      <AnswerSheet {...sheet} />
    </Dialog>
  )
}
