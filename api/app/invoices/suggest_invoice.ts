import User from '#accounts/user'
import type { CurrentUser } from '#core/current_user'
import Invoice from '#invoices/invoice'
import { toInvoiceFields } from '#invoices/invoice_form'
import { InvoiceType, PayerType } from '#invoices/terms'

/**
 * Defaults of a buyer's next form: the last requested invoice, else the buyer's own name and number. Always electronic,
 * the only type that is offered (docs/product.md 7.3).
 */
export async function suggestInvoice({ id }: CurrentUser) {
  const last = await Invoice.query().where('userId', id).orderBy('id', 'desc').first()
  if (last) {
    const { payerType } = last
    return { invoiceType: InvoiceType.Electronic, payerType, ...toInvoiceFields(last) }
  }
  const { userName, telephone } = await User.findOrFail(id)
  const nothing = toInvoiceFields({
    payerName: null,
    payerId: null,
    payerBank: null,
    payerAccount: null,
    payerAddress: null,
    payerEmail: null,
    mailingName: userName,
    mailingTelephone: telephone,
    mailingAddress: null,
  })
  return { invoiceType: InvoiceType.Electronic, payerType: PayerType.Company, ...nothing }
}
