import { useState } from 'react'
import { says } from '@zhuxue/api/terms/accounts'
import { Dialog } from '~/components/ui/Dialog'
import { Field } from '~/components/ui/Field'
import { notify } from '~/components/ui/toasts'
import { api, failureOf } from '~/lib/api'
import type { Address } from '~/lib/wire'
import styles from './Addresses.module.css'
import { telephoneProblem } from './fields'
import { RegionPicker } from './RegionPicker'

const Shandong = '370000'

type Draft = {
  name: string
  region: string[]
  address: string
  telephone: string
  defaultAddr: boolean
}
type Problems = Partial<Record<keyof Draft, string | null>>

/** A new delivery address (learner side section 5, address). */
export function AddressDialog({
  onSaved,
  onClose,
}: {
  onSaved: (address: Address) => void
  onClose: () => void
}) {
  const [draft, setDraft] = useState<Draft>({
    name: '',
    region: [Shandong],
    address: '',
    telephone: '',
    defaultAddr: false,
  })
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  const look = (name: keyof Draft) => () =>
    setProblems({ ...problems, [name]: problemsOf(draft)[name] })

  async function save() {
    const found = problemsOf(draft)
    setProblems(found)
    if (Object.values(found).some(Boolean) || busy) return
    setBusy(true)
    try {
      const body = { ...draft, defaultAddr: draft.defaultAddr ? 1 : 0 }
      const { address } = await api.accounts.addresses.store({ body })
      notify('保存成功', 'success')
      onSaved(address)
    } catch (error) {
      const failure = failureOf(error)
      setProblems({
        name: failure.field('name'),
        address: failure.field('address'),
        telephone: failure.field('telephone'),
      })
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="新增收件地址"
      onClose={onClose}
      keepOnBackdrop
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button type="button" className="btn btn--primary" data-busy={busy} onClick={save}>
            保存
          </button>
        </>
      }
    >
      <div className={styles.form}>
        <Field
          label="收件人"
          autoComplete="name"
          maxLength={10}
          value={draft.name}
          problem={problems.name}
          onChange={(event) => change({ name: event.target.value })}
          onBlur={look('name')}
        />
        <Field
          label="手机号"
          autoComplete="tel"
          inputMode="numeric"
          maxLength={11}
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
        <label className={styles.default}>
          <input
            type="checkbox"
            checked={draft.defaultAddr}
            onChange={(event) => change({ defaultAddr: event.target.checked })}
          />
          设为默认地址
        </label>
      </div>
    </Dialog>
  )
}

function problemsOf(draft: Draft): Problems {
  const between = (text: string, from: number, to: number) =>
    text.trim().length >= from && text.trim().length <= to
  return {
    name: between(draft.name, 2, 10) ? null : says.recipientLength,
    region: draft.region.length === 3 ? null : says.regionRequired,
    address: between(draft.address, 3, 40) ? null : says.addressLength,
    telephone: telephoneProblem(draft.telephone),
  }
}
