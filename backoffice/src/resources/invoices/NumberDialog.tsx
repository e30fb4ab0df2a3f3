import { App } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { saveNumber } from './calls'
import { NumberField } from './NumberField'
import type { Invoice } from '../../lib/apiTypes'

/** Enters the number of an invoice that staff issued elsewhere, or corrects it. */
export function NumberDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })
  const submit = async ({ invoiceNumber }: { invoiceNumber: string }) => {
    const saved = await command.run('number', () => saveNumber(invoice.invoiceId, invoiceNumber))
    if (!saved) return
    message.success(saved)
    onClose()
  }
  return (
    <FormDialog
      title={invoice.invoiceNumber ? '更正发票号码' : '填写发票号码'}
      okText="保存"
      command={command}
      initialValues={{ invoiceNumber: invoice.invoiceNumber ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField name="invoiceNumber" label="发票号码" required />
    </FormDialog>
  )
}
