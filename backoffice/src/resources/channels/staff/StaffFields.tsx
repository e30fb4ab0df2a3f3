import { legalName } from '../../../components/fields/legalName'
import { LoginNameMax } from '@zhuxue/api/terms/accounts'
import { messages } from '@zhuxue/api/terms/channels'
import { isTelephone } from '@zhuxue/api/rules'
import { Form, Input } from 'antd'
import { staffPasswordRule } from '../../../components/staffPassword'
import { PasswordField } from './PasswordField'

export interface StaffFormLabels {
  nameLabel: string
  nameRequired: string
  /** Minimum length of a login name, and the error for a shorter one. */
  minLoginNameLength: number
  loginNameLength: string
  needsTelephone: boolean
}

export function telephoneError(typed: string, known?: string | null): string | null {
  return typed === known || isTelephone(typed) ? null : messages.telephoneLength
}

/** Name, login name, telephone and password of a staff member (docs/product.md 13.5, 13.6). */
export function StaffFields(props: { wording: StaffFormLabels; known?: string | null; isNew: boolean }) {
  const { wording, known, isNew } = props
  const { nameLabel, nameRequired, minLoginNameLength, loginNameLength, needsTelephone } = wording
  const reachable = {
    validator: (_: unknown, typed?: string) => {
      const errorMessage = typed ? telephoneError(typed, known) : null
      return errorMessage ? Promise.reject(new Error(errorMessage)) : Promise.resolve()
    },
  }

  return (
    <>
      <Form.Item
        name="userName"
        label={nameLabel}
        validateTrigger="onBlur"
        rules={[
          { required: true, whitespace: true, message: nameRequired },
          { min: 2, max: 20, message: messages.nameLength },
          legalName,
        ]}
      >
        <Input autoComplete="off" autoFocus={isNew} />
      </Form.Item>
      <Form.Item
        name="loginName"
        label="登录名称"
        validateTrigger="onBlur"
        rules={[
          { required: true, whitespace: true, message: messages.loginNameRequired },
          { min: minLoginNameLength, max: LoginNameMax, message: loginNameLength },
          { pattern: /^[\w.@-]*$/, message: messages.loginNameCharacters },
        ]}
      >
        <Input autoComplete="off" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="telephone"
        label="手机号"
        validateTrigger="onBlur"
        rules={[{ required: needsTelephone, message: messages.telephoneRequired }, reachable]}
      >
        <Input autoComplete="off" inputMode="tel" />
      </Form.Item>
      <Form.Item
        name="passWd"
        label={isNew ? '登录密码' : '新密码'}
        validateTrigger="onBlur"
        extra={
          isNew
            ? '12 到 64 个字符，含大写字母、小写字母、数字、符号中的至少三种'
            : '留空则不修改；修改后此人在所有设备上退出登录'
        }
        rules={[{ required: isNew, message: messages.passwordRequired }, staffPasswordRule]}
      >
        <PasswordField />
      </Form.Item>
    </>
  )
}
