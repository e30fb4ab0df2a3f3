import { useInvalidateAuthStore, useOnError, useWarnAboutChange } from '@refinedev/core'
import type { HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/accounts'
import { profileNameError } from '@zhuxue/api/terms/accounts/profile'
import { DataReason } from '@zhuxue/api/terms/accounts/personal_data'
import { messages as saysOfStaff } from '@zhuxue/api/terms/channels'
import { idNumberError, normalizeIdCard } from '@zhuxue/api/rules'
import { Alert, App, Button, Card, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useEffect, useState } from 'react'
import { showFieldErrors } from '../../../components/fieldErrors'
import { call } from '../../../providers/api'
import { session } from '../../../providers/session'
import { AvatarField } from '../../../components/fields/AvatarField'
import styles from './profile.module.css'
import {
  changesTelephone,
  isUnchangedOrTelephone,
  lockedFields,
  locksOnSave,
  toBody,
  valuesOf,
  type ProfileValues,
} from './profile'
import type { Profile } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

const asValidation = (errorMessage: string | null) =>
  errorMessage ? Promise.reject(new Error(errorMessage)) : Promise.resolve()

export function Identity({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const [form] = Form.useForm<ProfileValues>()
  const { message } = App.useApp()
  const modal = useModal()
  const { setWarnWhen } = useWarnAboutChange()
  const { mutate: onError } = useOnError()
  const invalidate = useInvalidateAuthStore()
  const [busy, setBusy] = useState(false)
  const locked = lockedFields(profile)

  const show = (shown: Profile) =>
    form.setFields(Object.entries(valuesOf(shown)).map(([name, value]) => ({ name, value, touched: false }) as never))
  // Typed text survives a refetch of the profile; an untouched form shows the stored values.
  useEffect(() => {
    if (!form.isFieldsTouched()) form.setFieldsValue(valuesOf(profile))
  }, [form, profile])

  const save = async (values: ProfileValues) => {
    setBusy(true)
    try {
      const body = toBody(profile, values)
      const { user } = await call('POST /api/user/profile', { body })
      session.welcome(user)
      show(user)
      setWarnWhen(false)
      message.success(saysOfStaff.saved)
      await invalidate()
      onSaved()
    } catch (error) {
      onError(error as HttpError)
      if (!showFieldErrors(form, error as HttpError)) message.error((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  const ask = (values: ProfileValues) => {
    if (!locksOnSave(profile, values)) return void save(values)
    modal.confirm({ title: messages.confirmLock, okText: '保存', cancelText: '取消', onOk: () => save(values) })
  }

  return (
    <Card title="基本资料">
      {locked.userName && (
        <Alert className={styles.outcome} type="warning" showIcon message={messages.alreadyConfirmed} />
      )}
      <Form
        form={form}
        name="identity"
        layout="vertical"
        className={styles.fields}
        initialValues={valuesOf(profile)}
        onValuesChange={() => setWarnWhen(true)}
        onFinish={ask}
      >
        <Form.Item name="avatarUrl" label="头像" className={styles.wide}>
          <AvatarField />
        </Form.Item>
        <Form.Item label="登录名称" htmlFor="ownLoginName">
          <Input id="ownLoginName" value={profile.loginName} disabled />
        </Form.Item>
        <Form.Item
          name="userName"
          label="姓名"
          validateTrigger="onBlur"
          rules={
            locked.userName
              ? []
              : [
                  { required: true, whitespace: true, message: messages.userNameRequired },
                  {
                    validator: (_, typed?: string) =>
                      asValidation(typed ? profileNameError(typed, profile.userName) : null),
                  },
                ]
          }
        >
          <Input disabled={locked.userName} />
        </Form.Item>
        <Form.Item
          name="idCard"
          label="身份证号"
          validateTrigger="onBlur"
          extra={
            <>
              {!locked.idCard && '填写后与姓名一起确认，之后不能修改。'}
              {DataReason.idCardOfStaff}
            </>
          }
          rules={[
            {
              validator: (_, typed?: string) =>
                asValidation(typed && typed !== profile.idCard ? idNumberError(typed) : null),
            },
          ]}
        >
          <Input disabled={locked.idCard} count={charactersUpTo(18, normalizeIdCard)} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="telephone"
          label="手机号"
          validateTrigger="onBlur"
          rules={[
            {
              validator: (_, typed?: string) =>
                asValidation(
                  typed && !isUnchangedOrTelephone(typed, profile.telephone) ? messages.telephoneLength : null
                ),
            },
          ]}
        >
          <Input inputMode="tel" autoComplete="off" />
        </Form.Item>
        <Form.Item noStyle dependencies={['telephone']}>
          {({ getFieldValue }) =>
            changesTelephone(profile, { telephone: getFieldValue('telephone') }) && (
              <Form.Item
                name="currentPassword"
                label="当前密码"
                extra="更换手机号需要验证密码，原手机号会收到短信提醒，其他设备会退出登录"
                validateTrigger="onBlur"
                rules={[{ required: true, message: messages.currentPasswordRequired }]}
              >
                <Input.Password autoComplete="current-password" count={charactersUpTo(64)} />
              </Form.Item>
            )
          }
        </Form.Item>
        <div className={styles.wide}>
          <Button type="primary" htmlType="submit" loading={busy}>
            保存
          </Button>
        </div>
      </Form>
    </Card>
  )
}
