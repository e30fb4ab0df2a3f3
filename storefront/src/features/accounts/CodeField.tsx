import type { ComponentProps } from 'react'
import { Field } from '~/components/ui/Field'
import { pastedDigits } from '~/lib/forms/pastedCode'
import { SmsCodeButton } from '~/features/accounts/shared/SmsCodeButton'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'addon'> &
  Extract<ComponentProps<typeof SmsCodeButton>, { telephone: string }>

export function CodeField({ telephone, purpose, onFieldError, ...field }: Props) {
  return (
    <Field
      {...field}
      label="验证码"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      normalize={pastedDigits}
      addon={<SmsCodeButton telephone={telephone} purpose={purpose} onFieldError={onFieldError} />}
    />
  )
}
