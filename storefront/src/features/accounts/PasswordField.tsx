import { useState, type ComponentProps } from 'react'
import { Field } from '~/components/ui/Field'
import styles from './PasswordField.module.css'

/** The password can be shown, as there is no second input to compare it with. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'addon' | 'pairClass'>) {
  const [shown, show] = useState(false)
  return (
    <Field
      autoComplete="new-password"
      maxLength={64}
      {...props}
      type={shown ? 'text' : 'password'}
      pairClass={styles.pair}
      addon={
        <button
          type="button"
          className={styles.peek}
          aria-pressed={shown}
          aria-label="显示密码"
          onClick={() => show(!shown)}
        >
          {shown ? '隐藏' : '显示'}
        </button>
      }
    />
  )
}
