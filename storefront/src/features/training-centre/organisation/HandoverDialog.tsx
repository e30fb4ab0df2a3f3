import { useState, type SyntheticEvent } from 'react'
import { FormDialog } from '~/components/dialog/FormDialog'
import { FilterSelect } from '~/components/ui/list/FilterSelect'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { useFetch } from '~/lib/http/useFetch'
import { notify } from '~/lib/toasts'
import styles from '~/features/training-centre/TrainingCentre.module.css'

type Props = { id: number; organisationName: string; onClose: () => void; onSaved: () => void }

/** 转交订单: a bulk order of one's own appears in the centre of the organisation. */
export default function HandoverDialog({ id, organisationName, onClose, onSaved }: Props) {
  const { data } = useFetch(() => api.commerce.centres.show({ query: { pageSize: 10 } }), 'own-centre')
  const [orderId, setOrderId] = useState('')
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const orders = new Map<string, string>()
  for (const line of data?.lines ?? []) {
    if (!orders.has(line.orderId)) orders.set(line.orderId, `${line.courseName}（尾号${line.orderId.slice(-4)}）`)
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    if (!orderId) return setProblem('请选择要转交的订单')
    setBusy(true)
    try {
      const { msg } = await api.commerce.handovers.store({ params: { id }, body: { orderId } })
      notify(msg, 'success')
      onSaved()
    } catch (error) {
      setProblem(reportFailure(error).message)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="转交订单"
      submitText="转交"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
      formClass={styles.dialog}
      size="small"
    >
      <p>
        转交后，名额由{organisationName}的所有者和管理员分配，查看者只能查看。付款、发票和退款仍由您办理，转交不能撤回。
      </p>
      {data ? (
        <FilterSelect label="团购订单" all="请选择订单" value={orderId} options={[...orders]} onChange={setOrderId} />
      ) : (
        <Skeleton className={styles.line} />
      )}
      <p className="field__error" role="alert">
        {problem}
      </p>
    </FormDialog>
  )
}
