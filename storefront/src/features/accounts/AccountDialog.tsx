import type { ComponentProps } from 'react'
import { FormDialog } from '~/components/dialog/FormDialog'
import styles from './LoginForm.module.css'

type Props = Omit<ComponentProps<typeof FormDialog>, 'keepOnBackdrop' | 'formClass'> & {
  failure: string | null
}

export function AccountDialog({ failure, children, ...dialog }: Props) {
  return (
    <FormDialog {...dialog} formClass={styles.form} keepOnBackdrop>
      {children}
      <p className={styles.failed} role="alert">
        {failure}
      </p>
    </FormDialog>
  )
}
