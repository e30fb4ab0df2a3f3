import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { CourseSelect } from '../../../components/fields/CourseSelect'
import { ModelNameMax, MaxModels, VideoTypes } from '@zhuxue/api/terms/catalogue'
import styles from './ModelsEditor.module.css'
import type { ModelValues } from './values'

/**
 * Variants: each is another course, under a name that the customer chooses by. With tag 套餐, the content of the
 * bundle.
 */
export function ModelsEditor({ models, self }: { models: ModelValues[]; self?: number }) {
  const known = models.map(({ modelCode, courseName }) => ({ courseId: modelCode, courseName }))

  const { componentDisabled: reading } = ConfigProvider.useConfig()

  return (
    <Form.List name="models">
      {(rows, { add, remove }) => (
        <div id="models" className={styles.models}>
          {rows.map(({ key, name }) => (
            <div key={key} className={styles.model}>
              <Form.Item name={[name, 'modelCode']} rules={[{ required: true, message: '请选择规格课程' }]}>
                <CourseSelect
                  types={[...VideoTypes]}
                  known={known}
                  except={self}
                  aria-label={`规格 ${name + 1} 的课程`}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'modelName']}
                rules={[{ required: true, whitespace: true, message: '请输入规格名称' }]}
              >
                <Input
                  placeholder="规格名称"
                  aria-label={`规格 ${name + 1} 的名称`}
                  count={charactersUpTo(ModelNameMax)}
                />
              </Form.Item>
              {!reading && (
                <Button type="text" icon={<DeleteOutlined />} aria-label="删除规格" onClick={() => remove(name)} />
              )}
            </div>
          ))}
          {!reading && rows.length < MaxModels && (
            <Button type="dashed" icon={<PlusOutlined />} onClick={() => add({})}>
              添加规格
            </Button>
          )}
          {reading && rows.length === 0 && <span>没有规格</span>}
        </div>
      )}
    </Form.List>
  )
}
