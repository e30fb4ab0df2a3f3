import { paths } from '~/lib/paths'

/** The invoice of an order on its own page: where it stands, and the way to it. */
export function OrderInvoice({ orderId }: { orderId: string }) {
  return (
    <a className="btn btn--small" href={paths.invoice(orderId)}>
      查看发票
    </a>
  )
}
