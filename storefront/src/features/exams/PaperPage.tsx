import { RequireLogin } from '~/components/ui/RequireLogin'
import { PaperScreen } from './PaperScreen'

type Props = {
  paperId: number
  /** The context of a test; a practice has none. */
  correlationId?: string
}

/** A paper for practice or for a test (docs/product.md 11.3). */
export default function PaperPage(props: Props) {
  return (
    <RequireLogin>
      <PaperScreen {...props} />
    </RequireLogin>
  )
}
