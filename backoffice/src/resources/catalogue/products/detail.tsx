import { CourseNameMax, CourseType } from '@zhuxue/api/terms/catalogue'
import { Card, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { useParams } from 'react-router'
import { Select } from '../../../components/fields/Select'
import { RichTextField } from '../../../components/fields/RichTextField'
import styles from '../form/BasicInfo.module.css'
import { TwoColumnForm } from '../form/TwoColumnForm'
import { Display } from '../form/Display'
import { nameRules } from '../form/nameRules'
import { useCourseForm } from '../form/useCourseForm'
import type { CourseValues } from '../form/values'
import { Price } from './Price'
import { productPrice } from './productPrice'
import { product, productTypes } from './product'

const back = '/board/admin/admin-products'

/** docs/product.md 2.5: one book or textbook, new or saved. Another product is another form. */
export function ProductDetail() {
  const { id } = useParams()
  return <ProductScreen key={id ?? 'new'} id={id} />
}

function ProductScreen({ id }: { id?: string }) {
  const state = useCourseForm('products', id, product)
  const { course, form, formProps } = state

  const followed: typeof formProps.onValuesChange = (changed, values) => {
    formProps.onValuesChange?.(changed, values)
    const { coursePriceOriginal, coursePriceDiscount } = values as CourseValues
    form.setFieldsValue({ coursePrice: productPrice(coursePriceOriginal, coursePriceDiscount) })
  }

  return (
    <TwoColumnForm
      resource="products"
      back={back}
      noun="商品"
      id={id}
      state={{ ...state, formProps: { ...formProps, onValuesChange: followed } }}
      side={<Display saved={Boolean(course)} />}
    >
      <Card title="商品信息">
        <Form.Item name="courseName" label="商品名称" rules={nameRules(CourseType.Book)}>
          <Input placeholder="书名、版次" count={charactersUpTo(CourseNameMax)} />
        </Form.Item>
        <div className={styles.halves}>
          <Form.Item name="courseType" label="商品类型" rules={[{ required: true }]}>
            <Select options={productTypes} disabled={Boolean(course) || undefined} />
          </Form.Item>
        </div>
      </Card>
      <Price />
      <Card title="商品介绍">
        <Form.Item name="courseDescription">
          <RichTextField label="商品介绍" placeholder="目录、适用考试和版次说明" />
        </Form.Item>
      </Card>
    </TwoColumnForm>
  )
}
