import { DatePicker } from 'antd'
import type { RangePickerProps } from 'antd/es/date-picker'
import { recentDays, thisMonth, type DateRange } from './days'

/** A range of days; either end may be open. A range in the wrong order stays for correction. */
export function DayRange({ value, ...rest }: Omit<RangePickerProps, 'value'> & { value?: DateRange }) {
  return (
    <DatePicker.RangePicker
      presets={[...recentDays(), thisMonth()]}
      placeholder={['开始日期', '结束日期']}
      allowEmpty={[true, true]}
      order={false}
      {...rest}
      value={value}
    />
  )
}
