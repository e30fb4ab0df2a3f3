import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { Field } from '~/components/ui/Field'
import { FormDialog } from '~/components/dialog/FormDialog'
import { TelephoneField } from '~/features/accounts/TelephoneField'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { Address } from '~/lib/http/apiTypes'
import { session } from '~/lib/session/session'
import { notify } from '~/lib/toasts'
import { addressDraft } from './addressDraft'
import styles from './Addresses.module.css'
import { addressFormOf, addressErrors } from './addressForm'
import { RegionPicker } from './RegionPicker'

type Props = { address?: Address; onSaved: (address: Address) => void; onClose: () => void }

/** What the user typed survives a reload until it is saved or the dialog is closed (docs/product.md 1.10). */
export function AddressDialog({ address: before, onSaved, onClose }: Props) {
  const deliverAddressId = before?.deliverAddressId
  const { values, problems, change, reset, input, check, submit, busy } = useForm({
    initial: addressFormOf(before, session.get().userName),
    draft: addressDraft(deliverAddressId ?? null),
    validate: addressErrors,
    send: ({ defaultAddr, ...form }) =>
      api.accounts.addresses.store({ body: { ...form, deliverAddressId, defaultAddr: defaultAddr ? 1 : 0 } }),
    onSent: ({ address }) => {
      notify('保存成功', 'success')
      onSaved(address)
    },
  })
  function close() {
    reset()
    onClose()
  }

  return (
    <FormDialog
      title={before ? '编辑收件地址' : '新增收件地址'}
      submitText="保存"
      busyText="正在保存…"
      busy={busy}
      onSubmit={submit}
      onClose={close}
      formClass={styles.form}
      stayOpenOnBackdropClick
    >
      <Field
        {...input('name')}
        label="收件人"
        data-first={before ? undefined : true}
        autoComplete="name"
        maxLength={10}
        onBlur={() => check('name')}
      />
      <TelephoneField {...input('telephone')} label="手机号" onBlur={() => check('telephone')} />
      <RegionPicker
        value={values.region}
        saved={before}
        problem={problems.region}
        onChange={(region) => change({ region })}
      />
      <Field
        {...input('address')}
        label="详细地址"
        reason={DataReason.address}
        autoComplete="street-address"
        maxLength={40}
        onBlur={() => check('address')}
      />
      {/* The default can only be replaced by another address. */}
      <label className={styles.default}>
        <input
          type="checkbox"
          checked={values.defaultAddr}
          disabled={before?.defaultAddr === 1}
          onChange={(event) => change({ defaultAddr: event.target.checked })}
        />
        设为默认地址
        {before?.defaultAddr === 1 && <small>已经是默认地址，把另一个地址设为默认后自动取消</small>}
      </label>
    </FormDialog>
  )
}
