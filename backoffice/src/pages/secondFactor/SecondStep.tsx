import { KeyOutlined, SafetyOutlined } from '@ant-design/icons'
import type { HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/accounts'
import { Button, Form, Input, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { showFieldErrors } from '../../kit/fieldErrors'
import { signInWithCode, signInWithPasskey } from '../../providers/auth'
import { canUsePasskeys } from '../../providers/passkeys'
import { Refused } from '../Refused'
import styles from './SecondFactor.module.css'

/** A sign-in whose password was right, and what may answer it. */
export interface Waiting {
  challengeId: string
  methods: { code: boolean; passkey: boolean }
}

export function SecondStep(props: {
  waiting: Waiting
  goback: string | null
  onEntered: (path: string) => Promise<void>
  /** To the password, with the reason if it was not wished. */
  onBack: (reason?: string) => void
}) {
  const { waiting, goback, onEntered, onBack } = props
  const { challengeId, methods } = waiting
  const [form] = Form.useForm<{ code: string }>()
  const [busy, setBusy] = useState<'code' | 'passkey'>()
  const [errorMessage, setErrorMessage] = useState<string>()

  useEffect(() => form.getFieldInstance('code')?.focus(), [form])

  const attempt = async (way: 'code' | 'passkey', signIn: () => Promise<string>) => {
    setBusy(way)
    setErrorMessage(undefined)
    try {
      await onEntered(await signIn())
    } catch (thrown) {
      const error = thrown as HttpError
      if (error.code === 'challenge-expired') return onBack(error.message)
      if (!showFieldErrors(form, error)) setErrorMessage(error.message)
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <>
      <Typography.Title level={1}>二次验证</Typography.Title>
      <Typography.Paragraph type="secondary">
        {methods.code
          ? '请打开验证器应用，输入当前显示的 6 位动态验证码。手机不在身边时可以输入恢复码。'
          : '请用登记过的通行密钥完成登录。'}
      </Typography.Paragraph>
      <Refused sentence={errorMessage} />
      {methods.code && (
        <Form
          form={form}
          layout="vertical"
          size="large"
          requiredMark={false}
          onFinish={({ code }) =>
            void attempt('code', () => signInWithCode(challengeId, code, goback))
          }
        >
          <Form.Item
            name="code"
            label="验证码或恢复码"
            validateTrigger="onBlur"
            rules={[{ required: true, whitespace: true, message: messages.secondCodeRequired }]}
          >
            <Input
              prefix={<SafetyOutlined />}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              placeholder="6 位数字"
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" block loading={busy === 'code'}>
            验证并登录
          </Button>
        </Form>
      )}
      {methods.passkey && canUsePasskeys() && (
        <Button
          block
          size="large"
          className={styles.next}
          type={methods.code ? 'default' : 'primary'}
          icon={<KeyOutlined />}
          loading={busy === 'passkey'}
          onClick={() => void attempt('passkey', () => signInWithPasskey(challengeId, goback))}
        >
          用通行密钥验证
        </Button>
      )}
      <Button type="link" block className={styles.next} onClick={() => onBack()}>
        返回，换一个账号登录
      </Button>
    </>
  )
}
