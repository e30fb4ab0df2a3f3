import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Icon } from '~/components/ui/Icon'
import { confirmAction, notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Address } from '~/lib/http/apiTypes'
import styles from './AddressBook.module.css'
import { AddressCard } from './AddressCard'
import { AddressDialog } from './AddressDialog'
import { hasNewAddressDraft } from './addressDraft'
import { RequireLogin } from '~/components/ui/RequireLogin'

/** 收件地址 */
export default function AddressBook() {
  return (
    <RequireLogin>
      <Addresses />
    </RequireLogin>
  )
}

function Addresses() {
  const { data, failed, reload } = useFetch(() => api.accounts.addresses.index({}), '')
  const [open, setOpen] = useState<Address | 'new' | null>(() => (hasNewAddressDraft() ? 'new' : null))
  const [busy, setBusy] = useState(false)
  const add = () => setOpen('new')

  /** One at a time; the list is reloaded, because a new default changes the others. */
  async function write(call: () => PromiseLike<unknown>, done: string) {
    if (busy) return
    setBusy(true)
    try {
      await call()
      notify(done, 'success')
    } catch (error) {
      reportFailure(error)
    }
    await reload()
    setBusy(false)
  }

  async function remove({ deliverAddressId: id }: Address) {
    if (!(await confirmAction(messages.confirmDelete, { title: '删除地址', yes: '删除' }))) return
    await write(() => api.accounts.addresses.destroy({ params: { id } }), '删除成功')
  }

  const makeDefault = ({ deliverAddressId: id }: Address) =>
    write(() => api.accounts.addresses.default.store({ params: { id } }), '已设为默认地址')

  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton />
  return (
    <>
      {data.addresses.length === 0 ? (
        <EmptyState icon={icons.pin} text="还没有收件地址">
          <button type="button" className="btn btn--primary" onClick={add}>
            新增收件地址
          </button>
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <p className="muted">共 {data.addresses.length} 个地址</p>
            <button type="button" className="btn btn--primary" onClick={add}>
              <Icon path={icons.plus} size={18} />
              新增收件地址
            </button>
          </div>
          <ul className={styles.list} aria-busy={busy}>
            {data.addresses.map((address) => (
              <AddressCard
                key={address.deliverAddressId}
                address={address}
                onEdit={() => setOpen(address)}
                onRemove={() => remove(address)}
                onDefault={() => makeDefault(address)}
              />
            ))}
          </ul>
        </>
      )}
      {open && (
        <AddressDialog
          address={open === 'new' ? undefined : open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null)
            void reload()
          }}
        />
      )}
    </>
  )
}

function Skeleton() {
  return (
    <div className={styles.list} role="status" aria-label="正在加载">
      <div className={`skeleton ${styles.skeleton}`} />
      <div className={`skeleton ${styles.skeleton}`} />
    </div>
  )
}
