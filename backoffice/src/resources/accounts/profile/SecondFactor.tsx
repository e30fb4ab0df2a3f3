import { Button, Card, Empty, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { formatDateTime } from '../../../components/format'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { PasskeyDialog } from '../../../pages/secondFactor/PasskeyDialog'
import styles from '../../../pages/secondFactor/SecondFactor.module.css'
import { TotpDialog } from '../../../pages/secondFactor/TotpDialog'
import { canUsePasskeys, noPasskeys } from '../../../lib/passkeys'
import type { Passkey } from '../../../lib/apiTypes'
import { RemovePasskey, RemoveTotp, RenamePasskey, RenewCodes } from './SecondFactorDialogs'

type Open = 'totp' | 'remove-totp' | 'codes' | 'passkey' | { rename: Passkey } | { remove: Passkey }

/** 二次验证: the authenticator app, recovery codes and passkeys. */
export function SecondFactor() {
  const [open, setOpen] = useState<Open>()
  const { query, data } = useApiQuery('GET /api/user/second-factor', {
    queryOptions: { queryKey: ['own-second-factor'], staleTime: 0 },
  })
  const factor = data?.secondFactor

  const close = () => setOpen(undefined)
  const dialog = {
    onDone: () => {
      close()
      void query.refetch()
    },
    onClose: close,
  }

  return (
    <Card title="二次验证">
      {query.error ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={query.error.message}>
          <Button onClick={() => void query.refetch()}>重新加载</Button>
        </Empty>
      ) : !factor ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <>
          <div className={styles.row}>
            <div>
              <h2>
                动态验证码{' '}
                <Tag bordered={false} color={factor.totp ? 'success' : 'default'}>
                  {factor.totp ? '已开启' : '未开启'}
                </Tag>
              </h2>
              <p>
                {factor.totp
                  ? `开启于 ${formatDateTime(factor.totpTime)}`
                  : factor.required
                    ? '您的账号必须有动态验证码或通行密钥'
                    : '登录时再输入手机验证器应用的 6 位数字'}
              </p>
            </div>
            <div className={styles.buttons}>
              {factor.totp ? (
                <Button danger onClick={() => setOpen('remove-totp')}>
                  关闭
                </Button>
              ) : (
                <Button type="primary" onClick={() => setOpen('totp')}>
                  开启
                </Button>
              )}
            </div>
          </div>
          {(factor.totp || factor.passkeys.length > 0) && (
            <div className={styles.row}>
              <div>
                <h2>恢复码</h2>
                <p>还有 {factor.recoveryCodesLeft} 个可用，每个用一次</p>
              </div>
              <Button onClick={() => setOpen('codes')}>更换恢复码</Button>
            </div>
          )}
          <div className={styles.row}>
            <div>
              <h2>通行密钥</h2>
              <p>{canUsePasskeys() ? '用指纹、面容、PIN 或安全钥匙登录，可以不输密码' : noPasskeys()}</p>
            </div>
            <Button disabled={!canUsePasskeys()} onClick={() => setOpen('passkey')}>
              登记通行密钥
            </Button>
          </div>
          {factor.passkeys.map((passkey) => (
            <div key={passkey.passkeyId} className={styles.row}>
              <div>
                <h2>{passkey.passkeyName}</h2>
                <p className="numeric">
                  登记 {formatDateTime(passkey.createTime)}，
                  {passkey.lastUsedTime ? `最近使用 ${formatDateTime(passkey.lastUsedTime)}` : '还没有用过'}
                </p>
              </div>
              <div className={styles.buttons}>
                <Button
                  size="small"
                  aria-label={`改名 ${passkey.passkeyName}`}
                  onClick={() => setOpen({ rename: passkey })}
                >
                  改名
                </Button>
                <Button
                  size="small"
                  danger
                  aria-label={`移除 ${passkey.passkeyName}`}
                  onClick={() => setOpen({ remove: passkey })}
                >
                  移除
                </Button>
              </div>
            </div>
          ))}
        </>
      )}
      {open === 'totp' && <TotpDialog {...dialog} />}
      {open === 'remove-totp' && <RemoveTotp {...dialog} />}
      {open === 'codes' && <RenewCodes {...dialog} />}
      {open === 'passkey' && <PasskeyDialog {...dialog} />}
      {typeof open === 'object' && 'rename' in open && <RenamePasskey passkey={open.rename} {...dialog} />}
      {typeof open === 'object' && 'remove' in open && <RemovePasskey passkey={open.remove} {...dialog} />}
    </Card>
  )
}
