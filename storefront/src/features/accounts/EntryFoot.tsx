type Props = { form: string; busy: boolean; yes: string; wait: string; onClose: () => void }

/** Cancel and send, of a form that stands in the body of the dialog above. */
export function EntryFoot({ form, busy, yes, wait, onClose }: Props) {
  return (
    <>
      <button type="button" className="btn" onClick={onClose}>
        取消
      </button>
      <button form={form} className="btn btn--primary" data-busy={busy}>
        {busy ? wait : yes}
      </button>
    </>
  )
}
