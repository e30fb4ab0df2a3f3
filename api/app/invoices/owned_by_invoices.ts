import db from '@adonisjs/lucid/services/db'
import { countOf, type PersonalDataProvider } from '#accounts/personal_data_export/data_provider'
import { InvoiceStatus } from '#invoices/terms'

export const ownedByInvoices: PersonalDataProvider = {
  tables: {
    发票: (id) =>
      db
        .from('invoices')
        .where('user_id', id)
        .orderBy('id')
        .select('order_id', 'invoice_status', 'invoice_type', 'amount_fen', 'payer_name')
        .select('payer_id', 'payer_bank', 'payer_account', 'payer_address', 'payer_email')
        .select('mailing_name', 'mailing_telephone', 'mailing_address', 'requested_at', 'sent_at'),
  },

  async findBlockers(trx, userId) {
    const open = trx
      .from('invoices')
      .where('user_id', userId)
      .whereNull('withdrawn_at')
      .where((either) =>
        either
          .where('invoice_status', InvoiceStatus.Requested)
          .orWhere('awaits_file', true)
          .orWhere((wrong) => wrong.whereNotNull('needs_reversal_at').whereNull('reversed_at'))
      )
    return { invoice: await countOf(open) }
  },

  /**
   * The payer belongs to the invoice and stays; delivery addresses are deleted. Unissued invoices are cleared
   * completely.
   */
  async erase(trx, { id }) {
    const way = { payer_email: null, mailing_name: null, mailing_telephone: null, mailing_address: null }
    const own = () => trx.from('invoices').where('user_id', id)
    await own().update(way)
    await own()
      .where((draft) => draft.where('invoice_status', InvoiceStatus.Unsubmitted).orWhereNotNull('withdrawn_at'))
      .whereNull('sent_at')
      .update({ payer_name: '', payer_id: null, payer_bank: null, payer_account: null, payer_address: null })
  },
}
