import { LiveMinutesMax } from '@zhuxue/api/terms/catalogue'
import { DatePicker, Form, InputNumber } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { fieldProps } from '../form/fieldProps'

const wire = 'YYYY-MM-DD HH:mm:ss'
const hint = '发布前必填'

/** When a live lesson begins, in Beijing time wherever the board is opened, and how long it is. */
export function LiveTime() {
  return (
    <>
      <Form.Item
        {...fieldProps('liveStartsAt')}
        extra={hint}
        getValueProps={(value: string | null) => ({ value: value ? dayjs(value, wire) : null })}
        normalize={(value: Dayjs | null) => value?.second(0).format(wire) ?? null}
      >
        <DatePicker
          showTime={{ format: 'HH:mm', minuteStep: 5 }}
          format="YYYY-MM-DD HH:mm"
          placeholder="选择日期和时间"
        />
      </Form.Item>
      <Form.Item {...fieldProps('liveMinutes')} label="直播时长（分钟）" extra={hint}>
        <InputNumber min={0} max={LiveMinutesMax} precision={0} step={10} />
      </Form.Item>
    </>
  )
}
