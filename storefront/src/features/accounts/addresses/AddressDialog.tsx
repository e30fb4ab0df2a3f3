import { useId, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { Dialog } from '~/components/ui/Dialog'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import type { Address } from '~/lib/http/wire'
import styles from './Addresses.module.css'
import { addressProblems, draftOf, type AddressDraft, type AddressProblems } from './addressRules'
import { EntryFoot } from '~/features/accounts/EntryFoot'
import { forgetAddress, keepAddress, keptAddress } from './keptAddress'
import { RegionPicker } from './RegionPicker'
import { TelephoneField } from '~/features/accounts/TelephoneField'

type Props = {
  /** The one to change; without it a new one is made. */
  address?: Address
  onSaved: (address: Address) => void
  onClose: () => void
}

/**
 * A delivery address, new or changed (learner side section 5, address). What is typed survives a reload until it is
 * saved or the dialog is closed.
 */
export function AddressDialog({ address: before, onSaved, onClose }: Props) {
  const which = before?.deliverAddressId ?? null
  const [draft, setDraft] = useState(() => keptAddress(which) ?? draftOf(before))
  const [problems, setProblems] = useState<AddressProblems>({})
  const [busy, setBusy] = useState(false)
  const id = useId()
  function change(part: Partial<AddressDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    keepAddress(which, next)
  }
  function close() {
    forgetAddress()
    onClose()
  }
  const look = (name: keyof AddressDraft) => () =>
    setProblems({ ...problems, [name]: addressProblems(draft)[name] })

  /** Says at every field what is wrong with it, and leads to the first. */
  function show(form: HTMLFormElement, found: AddressProblems) {
    flushSync(() => setProblems(found))
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const found = addressProblems(draft)
    show(form, found)
    if (Object.values(found).some(Boolean)) return
    setBusy(true)
    try {
      const body = {
        ...draft,
        deliverAddressId: before?.deliverAddressId,
        defaultAddr: draft.defaultAddr ? 1 : 0,
      }
      const { address } = await api.accounts.addresses.store({ body })
      forgetAddress()
      notify('保存成功', 'success')
      onSaved(address)
    } catch (error) {
      const failure = reportFailure(error)
      show(form, {
        name: failure.field('name'),
        telephone: failure.field('telephone'),
        region: failure.field('region'),
        address: failure.field('address'),
      })
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={before ? '编辑收件地址' : '新增收件地址'}
      onClose={close}
      keepOnBackdrop
      footer={<EntryFoot form={id} busy={busy} yes="保存" wait="正在保存…" onClose={close} />}
    >
      <form id={id} className={styles.form} onSubmit={save} noValidate>
        <Field
          label="收件人"
          data-first={before ? undefined : true}
          autoComplete="name"
          maxLength={10}
          value={draft.name}
          problem={problems.name}
          onChange={(event) => change({ name: event.target.value })}
          onBlur={look('name')}
        />
        <TelephoneField
          label="手机号"
          value={draft.telephone}
          problem={problems.telephone}
          onChange={(event) => change({ telephone: event.target.value })}
          onBlur={look('telephone')}
        />
        <RegionPicker
          value={draft.region}
          problem={problems.region}
          onChange={(region) => change({ region })}
        />
        <Field
          label="详细地址"
          autoComplete="street-address"
          maxLength={40}
          value={draft.address}
          problem={problems.address}
          onChange={(event) => change({ address: event.target.value })}
          onBlur={look('address')}
        />
        {/* There is always a default: another address takes its place, nothing takes it away. */}
        <label className={styles.default}>
          <input
            type="checkbox"
            checked={draft.defaultAddr}
            disabled={before?.defaultAddr === 1}
            onChange={(event) => change({ defaultAddr: event.target.checked })}
          />
          设为默认地址
        </label>
      </form>
    </Dialog>
  )
}
