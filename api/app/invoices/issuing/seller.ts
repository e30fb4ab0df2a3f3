import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { InvoiceSeller } from '#drivers/invoices/invoice_issuer'
import { messages } from '#invoices/terms'
import { readSetting } from '#settings/read_setting'
import { TaxGroupText, type TaxGroup } from '#settings/terms'

/** @throws UserError while an admin has not filled in the seller */
export async function sellerOf(trx?: Trx): Promise<InvoiceSeller> {
  const seller = {
    name: await readSetting('sellerName', trx),
    taxNo: await readSetting('sellerTaxNo', trx),
    address: await readSetting('sellerAddress', trx),
    bank: await readSetting('sellerBank', trx),
  }
  if (Object.values(seller).includes('')) throw new UserError(messages.sellerMissing)
  return seller
}

/** @throws UserError while an admin has not filled in tax code and rate of this kind of goods */
export async function taxOf(trx: Trx, group: TaxGroup): Promise<{ taxCode: string; taxRate: number }> {
  const taxCode = await readSetting(`taxCode.${group}`, trx)
  const taxRate = await readSetting(`taxRate.${group}`, trx)
  if (!taxCode || !taxRate) throw new UserError(messages.taxMissing(TaxGroupText[group]))
  return { taxCode, taxRate: Number(taxRate) }
}
