import { CourseTagText, messages } from '@zhuxue/api/terms/catalogue'
import { Card, ColorPicker, ConfigProvider, Form, InputNumber, Switch } from 'antd'
import type { ReactNode } from 'react'
import { Select } from '../../../components/fields/Select'
import { CoverField } from '../../../components/fields/CoverField'
import { Adjustable } from './Adjustable'
import { optionsOf } from '../list/filters'
import { fieldProps } from './fieldProps'
import { OrderField } from './OrderField'
import styles from './BasicInfo.module.css'

const hex = (color: { toHexString(): string } | null) => color?.toHexString() ?? null

/**
 * How a course appears in the storefront: cover and tags, and for admins carousel, order and count. A question needs no
 * cover.
 */
export function Display(props: { saved: boolean; coverNeeded?: boolean; placed?: boolean }) {
  const { saved, coverNeeded = true, placed = true } = props
  const { componentDisabled: closed } = ConfigProvider.useConfig()

  return (
    <>
      <Card title={coverNeeded ? <Required>封面</Required> : '封面（可不设置）'}>
        <Form.Item name="converImgUrl" rules={[{ required: coverNeeded, message: messages.coverNeeded }]}>
          <CoverField />
        </Form.Item>
      </Card>

      <Card title="展示设置">
        <Adjustable>
          <Form.Item {...fieldProps('courseTags')}>
            <Select mode="multiple" options={optionsOf(CourseTagText)} placeholder="没有标签" />
          </Form.Item>
          {placed && <ListPosition saved={saved} closed={closed} />}
        </Adjustable>
      </Card>
    </>
  )
}

/** A card with one required field: the star is beside its title. */
function Required({ children }: { children: ReactNode }) {
  return (
    <>
      <span aria-hidden style={{ color: 'var(--ant-color-error)', marginInlineEnd: 4 }}>
        *
      </span>
      {children}
    </>
  )
}

function ListPosition({ saved, closed }: { saved: boolean; closed?: boolean }) {
  const recommended = Form.useWatch('recommended')

  return (
    <>
      <div className={styles.thirds}>
        <Form.Item {...fieldProps('recommended')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <ConfigProvider componentDisabled={closed}>
          {recommended && (
            <Form.Item {...fieldProps('backgroundColor')} getValueFromEvent={hex}>
              <ColorPicker showText allowClear disabledAlpha />
            </Form.Item>
          )}
        </ConfigProvider>
      </div>
      <div className={styles.thirds} style={{ gridTemplateColumns: '1fr 1fr' }}>
        <OrderField saved={saved} />
        <Form.Item {...fieldProps('orderCount')} tooltip="展示给学员的购买人数">
          <InputNumber precision={0} min={0} />
        </Form.Item>
      </div>
    </>
  )
}
