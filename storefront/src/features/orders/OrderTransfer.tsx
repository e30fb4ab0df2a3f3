import { transferTexts } from '@zhuxue/api/terms/commerce/bank_transfers'
import { TransferDetails } from '~/features/payment/shared/TransferDetails'
import type { BankTransfer } from '~/lib/http/apiTypes'
import styles from './OrderDetail.module.css'

type Props = { orderId: string; transfer: BankTransfer; onReload: () => void }

export function OrderTransfer(props: Props) {
  return (
    <section className={`sheet ${styles.part}`}>
      <h2>{transferTexts.title}</h2>
      <TransferDetails {...props} />
    </section>
  )
}
