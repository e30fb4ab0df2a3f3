import { CloseCircleFilled } from '@ant-design/icons'

/** The library gives its button no name. */
export const clearableDay = { allowClear: { clearIcon: <CloseCircleFilled aria-label="清除日期" /> } }
