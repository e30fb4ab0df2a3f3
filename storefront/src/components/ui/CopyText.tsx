import type { ReactNode } from 'react'
import { copyText } from '@zhuxue/api/copy-text'
import { Icon } from './Icon'
import { icons } from '~/components/ui/icons'
import { notify } from '~/lib/toasts'
import styles from './CopyText.module.css'

/** `children` show the text in another form than the copied one. */
export function CopyText({ text, name, children }: { text: string; name: string; children?: ReactNode }) {
  return (
    <span className={styles.copy}>
      <span className={styles.text}>{children ?? text}</span>
      <button type="button" aria-label={`复制${name}`} title={`复制${name}`} onClick={() => copy(text)}>
        <Icon path={icons.copy} size={15} />
      </button>
    </span>
  )
}

/** If the browser denies the clipboard, the text can still be selected by hand. */
async function copy(text: string) {
  if (await copyText(text)) notify('复制成功', 'success')
  else notify('复制失败，请长按选择文字后复制', 'error')
}
