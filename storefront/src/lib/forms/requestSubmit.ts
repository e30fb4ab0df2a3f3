/** As `form.requestSubmit()`, which Safari lacks below 16. */
export function requestSubmit(form: HTMLFormElement): void {
  // oxlint-disable-next-line no-restricted-properties
  if (typeof form.requestSubmit === 'function') return form.requestSubmit()
  if (!form.noValidate && !form.reportValidity()) return
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  if (form.dispatchEvent(submit)) form.submit()
}
