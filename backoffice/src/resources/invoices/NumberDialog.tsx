import { App } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { NumberField } from './NumberField'

const labels = { invoiceNumber: '发票号码', redNumber: '红字发票号码' }

interface Props {
  name: keyof typeof labels
  number: string | null
  /** @returns the message for the admin */
  onSave: (number: string) => Promise<string>
  onClose: () => void
}

/** Enters the number of an invoice or red invoice that staff issued elsewhere, or corrects it. */
export function NumberDialog({ name, number, onSave, onClose }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })
  const submit = async (values: Partial<Record<keyof typeof labels, string>>) => {
    const saved = await command.run('number', () => onSave(values[name]!))
    if (!saved) return
    message.success(saved)
    onClose()
  }
  return (
    <FormDialog
      title={`${number ? '更正' : '填写'}${labels[name]}`}
      okText="保存"
      command={command}
      initialValues={{ [name]: number ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <NumberField name={name} label={labels[name]} required />
    </FormDialog>
  )
}
