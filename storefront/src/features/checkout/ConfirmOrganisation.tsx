import { useEffect, useEffectEvent } from 'react'
import { isManager, OrganisationState } from '@zhuxue/api/terms/organisations'
import { PayerType } from '@zhuxue/api/terms/invoices'
import { emptyInvoice, type InvoiceForm } from '~/features/invoices/invoiceRules'
import { api } from '~/lib/http/api'
import type { OwnOrganisation } from '~/lib/http/apiTypes'
import { useFetch } from '~/lib/http/useFetch'
import type { ConfirmDraft } from './confirmDraft'
import styles from './OrderConfirm.module.css'
import { sections } from './useCheckout'

type Props = { draft: ConfirmDraft; onChange: (part: Partial<ConfirmDraft>) => void }

/** 购买方: for oneself, or for an organisation that one manages. Others see nothing. */
export function ConfirmOrganisation({ draft, onChange }: Props) {
  const { data } = useFetch(() => api.organisations.own.organisations.index({}), 'organisations')
  const organisations = data?.organisations.filter(canBuyFor)
  const chosen = organisations?.find(({ organisationId }) => organisationId === draft.organisationId)
  const leave = useEffectEvent(() => {
    if (organisations && draft.organisationId && !chosen) onChange({ organisationId: null })
  })
  useEffect(() => leave(), [data])
  if (!organisations?.length) return null

  function choose(next: OwnOrganisation | null) {
    const invoice = next ? withTitle(draft.invoice, next) : withoutTitle(draft.invoice, chosen)
    onChange({ organisationId: next?.organisationId ?? null, invoice })
  }
  return (
    <section className={`sheet ${styles.section}`} id={sections.organisation}>
      <h2 id="buyer-title">购买方</h2>
      <div className={styles.buyers} role="radiogroup" aria-labelledby="buyer-title">
        <Buyer isChosen={!chosen} onChoose={() => choose(null)} name="为自己购买" note="名额由您分配" />
        {organisations.map((one) => (
          <Buyer
            key={one.organisationId}
            isChosen={one === chosen}
            onChoose={() => choose(one)}
            name={`为单位购买：${one.organisationName}`}
            note="付款后名额由单位的所有者和管理员分配，发票默认开给单位"
          />
        ))}
      </div>
    </section>
  )
}

type BuyerProps = { isChosen: boolean; onChoose: () => void; name: string; note: string }

function Buyer({ isChosen, onChoose, name, note }: BuyerProps) {
  return (
    <label className={styles.buyer}>
      <input type="radio" name="buyer" checked={isChosen} onChange={onChoose} />
      <span>
        {name}
        <small className="muted">{note}</small>
      </span>
    </label>
  )
}

const canBuyFor = ({ memberRole, state }: OwnOrganisation) =>
  isManager(memberRole) && state === OrganisationState.Verified

/** Who gets the invoice stays; bank and address were those of another title. */
const withTitle = (form: InvoiceForm, { organisationName, creditCode }: OwnOrganisation): InvoiceForm => ({
  ...form,
  payerType: PayerType.Company,
  payerName: organisationName,
  payerId: creditCode,
  payerBank: '',
  payerAccount: '',
  payerAddress: '',
})

/** A title that the buyer typed stays. */
const withoutTitle = (form: InvoiceForm, before: OwnOrganisation | undefined): InvoiceForm =>
  form.payerName === before?.organisationName ? emptyInvoice : form
