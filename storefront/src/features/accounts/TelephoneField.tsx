import type { ComponentProps } from 'react'
import { telephonesIn } from '@zhuxue/api/telephone-list'
import { Field } from '~/components/ui/Field'

/** A mobile number as phones and chats hand it over: `+86 138 0013 8000` becomes the eleven digits that are meant. */
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
