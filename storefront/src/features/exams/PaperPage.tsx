import { RequireLogin } from '~/components/ui/RequireLogin'
import { PaperScreen } from './PaperScreen'

type Props = {
  paperId: number
  /** What a test counts for; a practice has none. */
  correlationId?: string
}

/** A paper to practise or to sit as a test (docs/product.md 11.3). */
export default function PaperPage(props: Props) {
  return (
    <RequireLogin>
      <PaperScreen {...props} />
    </RequireLogin>
  )
}
