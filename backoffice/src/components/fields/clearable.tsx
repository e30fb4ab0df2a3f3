import { CloseCircleFilled } from '@ant-design/icons'

/** For `allowClear` of an input: the library's own button has no name. */
export const clearable = {
  clearIcon: (
    <>
      <CloseCircleFilled aria-hidden />
      <span className="visually-hidden">清空</span>
    </>
  ),
}
