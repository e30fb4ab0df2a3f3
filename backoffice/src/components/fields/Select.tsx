import { useEffect, useRef } from 'react'
// oxlint-disable-next-line no-restricted-imports -- the only place that may
import { Select as LibrarySelect, type RefSelectProps, type SelectProps } from 'antd'

type Option = NonNullable<SelectProps['options']>[number]

/** A select whose input has `aria-required`; the library sets it on an element without a role. */
export function Select<V = any, O extends Option = Option>({
  'aria-required': isRequired,
  ...props
}: SelectProps<V, O>) {
  const select = useRef<RefSelectProps>(null)
  useEffect(() => {
    const input = select.current?.nativeElement.querySelector('input')
    if (isRequired) input?.setAttribute('aria-required', 'true')
  }, [isRequired])
  return <LibrarySelect<V, O> ref={select} maxTagPlaceholder={(left) => `${left.length} 项`} {...props} />
}
