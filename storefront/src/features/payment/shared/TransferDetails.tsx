import type { ReactNode } from 'react'
import {
  TransferState,
  TransferStateAbout,
  TransferStateText,
  accountGroups,
  transferTexts,
} from '@zhuxue/api/terms/commerce/bank_transfers'
import { CopyText } from '~/components/ui/CopyText'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { minute } from '~/lib/format'
import type { BankTransfer } from '~/lib/http/apiTypes'
import { DownloadNotice } from '~/features/payment/transfer/DownloadNotice'
import { SlipUpload } from '~/features/payment/transfer/SlipUpload'
import styles from './TransferDetails.module.css'

type Props = { orderId: string; transfer: BankTransfer; onReload: () => void }

const tones: Record<TransferState, string> = {
  'waiting': 'tag tag--amber',
  'slip-sent': 'tag tag--amber',
  'arrived': 'tag tag--amber',
  'paid': 'tag tag--moss',
  'replaced': 'tag tag--quiet',
  'expired': 'tag tag--quiet',
  'cancelled': 'tag tag--quiet',
}

/** Where to transfer, how much and with which code. */
export function TransferDetails({ orderId, transfer, onReload }: Props) {
  const { transferState: state } = transfer
  const isWaiting = state === TransferState.Waiting || state === TransferState.SlipSent
  return (
    <div className={styles.transfer}>
      <p className={styles.state} role="status">
        <span className={tones[state]}>{TransferStateText[state]}</span>
        <span>{TransferStateAbout[state]}</span>
      </p>
      {isWaiting && (
        <>
          <Code transfer={transfer} />
          <Account transfer={transfer} />
          <DownloadNotice orderId={orderId} />
        </>
      )}
      <SlipUpload {...{ orderId, transfer }} onSent={onReload} />
    </div>
  )
}

function Code({ transfer: { transferCode, amount, expireTime } }: { transfer: BankTransfer }) {
  return (
    <div className={styles.code}>
      <dl>
        <Row name={`${transferTexts.code}（填写到附言）`}>
          <b>
            <CopyText text={transferCode} name={transferTexts.code} />
          </b>
        </Row>
        <Row name="金额（元）">
          <b>
            <CopyText text={amount.toFixed(2)} name="金额" />
          </b>
        </Row>
      </dl>
      <p>
        <Icon path={icons.alert} size={16} />
        {transferTexts.codeHint}
      </p>
      <p>
        <Icon path={icons.clock} size={16} />
        请在 {minute(expireTime)} 前转账，过期后订单自动关闭。
      </p>
    </div>
  )
}

function Account({ transfer: { accountName, accountNumber, bankName, branchCode } }: { transfer: BankTransfer }) {
  return (
    <dl className={styles.account} translate="no">
      <Row name={transferTexts.accountName}>
        <CopyText text={accountName} name={transferTexts.accountName} />
      </Row>
      <Row name={transferTexts.accountNumber}>
        <CopyText text={accountNumber} name={transferTexts.accountNumber}>
          {accountGroups(accountNumber).map((group, at) => (
            <span key={at} className={styles.group}>
              {group}
            </span>
          ))}
        </CopyText>
      </Row>
      <Row name={transferTexts.bankName}>
        <CopyText text={bankName} name={transferTexts.bankName} />
      </Row>
      {branchCode && (
        <Row name={transferTexts.branchCode}>
          <CopyText text={branchCode} name={transferTexts.branchCode} />
        </Row>
      )}
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
