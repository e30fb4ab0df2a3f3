import { useState } from 'react'
import { PrintAboveMinutes, messages, printRangeText } from '@zhuxue/api/terms/certificates'
import { App, Dropdown } from 'antd'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { download } from '../../../components/download'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { nameOf } from './nameOf'
import { printableCycles } from './calls'
import type { Certificate, PrintableCycle } from '../../../lib/apiTypes'

const allHours = 'all'

/** Prints a certificate for its learner, of all hours or of one cycle if the operator prints by cycle (docs/product.md 10.9). */
export function PrintButton({ certificate, onPrinted }: { certificate: Certificate; onPrinted: () => void }) {
  const { message } = App.useApp()
  const { run, busy } = useApiMutation(null)
  const [cycles, setCycles] = useState<PrintableCycle[]>([])
  const [isPrinting, setIsPrinting] = useState(false)
  const { furtherEduCertId, usedHours } = certificate

  async function print(cycleId?: number) {
    setCycles([])
    setIsPrinting(true)
    try {
      await download('POST /api/user/certs/print/generate', { certIds: [furtherEduCertId], cycleId }, '证书.pdf')
      message.success(messages.printed)
      onPrinted()
    } catch (error) {
      message.error(messages.printFailed + (error as Error).message)
    } finally {
      setIsPrinting(false)
    }
  }

  async function chooseRange() {
    const found = await run('cycles', () => printableCycles(furtherEduCertId))
    if (!found) return
    if (found.cycles.length) setCycles(found.cycles)
    else await print()
  }

  return (
    <Dropdown
      open={cycles.length > 0}
      trigger={['click']}
      autoFocus
      onOpenChange={(isOpen) => !isOpen && setCycles([])}
      menu={{
        items: [null, ...cycles].map((cycle) => ({
          key: String(cycle?.cycleId ?? allHours),
          label: printRangeText(cycle),
        })),
        onClick: ({ key }) => void print(key === allHours ? undefined : Number(key)),
      }}
    >
      <span>
        <ButtonWithReason
          aria-label={`打印证书 ${nameOf(certificate)}`}
          loading={isPrinting || busy !== null}
          disabledReason={usedHours <= PrintAboveMinutes ? messages.printTooFew(PrintAboveMinutes) : null}
          onClick={() => void chooseRange()}
        >
          打印证书
        </ButtonWithReason>
      </span>
    </Dropdown>
  )
}
