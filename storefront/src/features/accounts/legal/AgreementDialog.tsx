import { useState } from 'react'
import { messages } from '@zhuxue/api/terms/accounts/legal_texts'
import { Dialog } from '~/components/dialog/Dialog'
import { api, reportFailure } from '~/lib/http/api'
import { day } from '~/lib/format'
import type { LegalText } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { logOut } from '~/lib/session/logOut'
import { confirmAction, notify } from '~/lib/toasts'
import styles from './AgreementDialog.module.css'
import { findTextsToAgree, rememberAgreed } from './openTexts'

type Props = {
  texts: LegalText[]
  /** A new version appeared while the user read these. */
  onChanged: (texts: LegalText[]) => void
  onClose: () => void
}

/** Agree or sign out; reading the texts, exporting data and closing the account stay possible. */
export default function AgreementDialog({ texts, onChanged, onClose }: Props) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function agree() {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const agreedTo = texts.map(({ legalTextId }) => legalTextId)
      const { msg } = await api.accounts.agreements.store({ body: { agreedTo } })
      rememberAgreed()
      notify(msg ?? messages.agreed, 'success')
      onClose()
    } catch (error) {
      const apiError = reportFailure(error)
      setFailure(apiError.field('agreedTo') ?? apiError.message)
      if (apiError.field('agreedTo')) onChanged(await findTextsToAgree())
    }
    setBusy(false)
  }

  async function leave() {
    const text = '不同意时需要退出登录，确定要退出吗？'
    if (await confirmAction(text, { title: '退出登录', yes: '退出登录', no: '返回阅读' })) await logOut()
  }

  return (
    <Dialog
      title="请阅读并同意以下条款"
      onClose={leave}
      stayOpenOnBackdropClick
      footer={
        <>
          <button type="button" className="btn" onClick={leave}>
            退出登录
          </button>
          <button type="button" className="btn btn--primary" data-busy={busy} onClick={agree}>
            {busy ? '正在保存…' : '同意并继续'}
          </button>
        </>
      }
    >
      <p>下列条款有重大变更，或者您还没有同意过。您的课程和学习记录不受影响。</p>
      <ul className={styles.texts}>
        {texts.map(({ legalTextId, kind, number, title, changes, createTime }, index) => (
          <li key={legalTextId}>
            <a
              className="link"
              href={paths.legal(kind, number)}
              target="_blank"
              rel="noreferrer"
              data-first={index === 0 ? true : undefined}
            >
              《{title}》
            </a>
            <small>
              第{number}版，{day(createTime)}发布
            </small>
            <p>{changes}</p>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        不同意时可以退出登录，也可以在
        <a className="link" href={paths.privacy}>
          账号与隐私
        </a>
        下载个人信息或注销账号。
      </p>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </Dialog>
  )
}
