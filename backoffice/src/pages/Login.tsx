import { KeyOutlined, LockOutlined, UserOutlined } from '@ant-design/icons'
import { useInvalidateAuthStore, type HttpError } from '@refinedev/core'
import { LoginNameMax, messages } from '@zhuxue/api/terms/accounts'
import { SecondFactor } from '@zhuxue/api/terms/accounts/second_factor'
import { Button, Form, Input, Spin, Typography } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Mark } from '../kit/Brand'
import { authProvider, signInWithPasskey } from '../providers/auth'
import { canUsePasskeys } from '../providers/passkeys'
import { useTitle } from '../kit/hooks/useTitle'
import type { Waiting } from './secondFactor/SecondStep'
import { Refused } from './Refused'
import { LoginPicture } from './LoginPicture'
import styles from './Login.module.css'
import { DemoAccounts } from './DemoAccounts'

const SecondStep = lazy(() =>
  import('./secondFactor/SecondStep').then(({ SecondStep }) => ({ default: SecondStep }))
)

interface Credentials {
  loginName: string
  passwd: string
}

/** The way in for staff. Learners sign in at /login and are refused here. */
export function Login() {
  const [form] = Form.useForm<Credentials>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const invalidate = useInvalidateAuthStore()
  const [busy, setBusy] = useState(false)
  const [proving, setProving] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string>()
  const [waiting, setWaiting] = useState<Waiting>()
  const goback = query.get('goback')

  useTitle('登录')

  const signIn = async (values: Credentials) => {
    setBusy(true)
    setErrorMessage(undefined)
    const response = await authProvider.login({
      ...values,
      goback,
      onProving: setProving,
    })
    setBusy(false)
    const error = response.error as HttpError | undefined
    if (error?.code === SecondFactor) return setWaiting(error.facts as unknown as Waiting)
    if (!response.success) return setErrorMessage(error?.message)
    await goOn(response.redirectTo!)
  }

  const signInByPasskey = async () => {
    setBusy(true)
    setErrorMessage(undefined)
    try {
      await goOn(await signInWithPasskey(undefined, goback))
    } catch (error) {
      setErrorMessage((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  const goOn = async (path: string) => {
    await invalidate()
    navigate(path, { replace: true })
  }

  const startAgain = (reason?: string) => {
    setWaiting(undefined)
    setErrorMessage(reason)
    form.resetFields(['passwd'])
  }

  return (
    <main className={styles.login}>
      <aside className={styles.picture}>
        <div className={styles.brand}>
          <Mark size={40} plain />
          <span>筑学</span>
        </div>
        <LoginPicture />
        <p>
          建筑行业在线学习与考试培训
          <small>课程、订单与学时，在一处打理</small>
        </p>
      </aside>

      <section className={styles.side}>
        <div className={styles.card}>
          {waiting ? (
            <Suspense fallback={<Spin />}>
              <SecondStep waiting={waiting} goback={goback} onEntered={goOn} onBack={startAgain} />
            </Suspense>
          ) : (
            <>
              <Typography.Title level={1}>登录管理台</Typography.Title>
              <Typography.Paragraph type="secondary">
                管理员、教师、渠道与审核员由此进入
              </Typography.Paragraph>
              <Refused sentence={errorMessage} />
              <Form
                form={form}
                layout="vertical"
                size="large"
                onFinish={signIn}
                requiredMark={false}
              >
                <Form.Item
                  name="loginName"
                  label="用户名"
                  validateTrigger="onBlur"
                  rules={[
                    { required: true, whitespace: true, message: messages.loginNameRequired },
                    { max: LoginNameMax, message: `长度在 1 到 ${LoginNameMax} 个字符` },
                  ]}
                >
                  <Input
                    prefix={<UserOutlined />}
                    autoComplete="username"
                    autoFocus
                    placeholder="请输入用户名"
                  />
                </Form.Item>
                <Form.Item
                  name="passwd"
                  label="密码"
                  validateTrigger="onBlur"
                  rules={[{ required: true, message: messages.passwdRequired }]}
                >
                  <Input.Password
                    prefix={<LockOutlined />}
                    autoComplete="current-password"
                    maxLength={64}
                    placeholder="请输入密码"
                  />
                </Form.Item>
                <Button type="primary" htmlType="submit" block loading={busy}>
                  登录
                </Button>
              </Form>
              <p className={styles.proving} role="status">
                {proving && messages.proofRunning}
              </p>
              {canUsePasskeys() && (
                <Button
                  block
                  size="large"
                  className={styles.passkey}
                  icon={<KeyOutlined />}
                  disabled={busy}
                  onClick={() => void signInByPasskey()}
                >
                  使用通行密钥
                </Button>
              )}
              <DemoAccounts onChoose={(person) => form.setFieldsValue(person)} />
              <a className={styles.shop} href="/">
                返回前台
              </a>
            </>
          )}
        </div>
      </section>
    </main>
  )
}
