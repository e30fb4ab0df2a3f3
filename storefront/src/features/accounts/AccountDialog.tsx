import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '~/components/dialog/FormDialog'
import styles from './LoginForm.module.css'

type Props = Omit<ComponentProps<typeof FormDialog>, 'stayOpenOnBackdropClick' | 'formClass'> & {
  failure: string | null
  waysOut?: ReactNode
}

export function AccountDialog({ failure, waysOut, children, ...dialog }: Props) {
  return (
    <FormDialog {...dialog} formClass={styles.form} stayOpenOnBackdropClick>
      {children}
      <div className={styles.failed} role="alert">
        {failure}
        {failure && waysOut && <nav aria-label="可以这样做">{waysOut}</nav>}
      </div>
    </FormDialog>
  )
}
