import type { ComponentProps } from 'react'
import { telephonesIn } from '@zhuxue/api/telephone-list'
import { Field } from '~/components/ui/Field'

/** `+86 138 0013 8000`, as phones and chats write it, becomes eleven digits. */
export function TelephoneField({ onChange, ...input }: ComponentProps<typeof Field>) {
  return (
    <Field
      {...input}
      autoComplete="tel"
      inputMode="numeric"
      onChange={(event) => {
        const [meant] = telephonesIn(event.target.value)
        if (meant) event.target.value = meant
        onChange?.(event)
      }}
    />
  )
}
