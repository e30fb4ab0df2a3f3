import {
  ChapterMinutesMax,
  ChapterStatusText,
  ChapterTitleMax,
  trialHint,
  trialText,
} from '@zhuxue/api/terms/catalogue'
import { Checkbox, Form, Input, InputNumber, Radio, type FormRule, type InputRef } from 'antd'
import { charactersUpTo } from '../../../../components/fields/characters'
import { useEffect, useEffectEvent, useRef } from 'react'
import { optionsOf } from '../../list/filters'
import styles from './Panel.module.css'
import { creditWarning, minutesError, titleError } from '../rules'

const rule =
  <V,>(errorMessage: (value: V) => string | null): FormRule =>
  () => ({
    validator: async (_, value: V) => {
      const error = errorMessage(value)
      if (error) throw new Error(error)
    },
  })

interface Props {
  /** The title is a suggestion, selected so that typing replaces it. */
  added?: boolean
  hasTrials: boolean
  /** Null without a video. */
  videoSeconds?: number | null
}

export function ChapterFields({ added = false, hasTrials, videoSeconds = null }: Props) {
  const warning = creditWarning(Form.useWatch<number | null>('chapterTime'), videoSeconds)
  const title = useRef<InputRef>(null)
  const focusTitle = useEffectEvent(() => title.current?.focus({ cursor: added ? 'all' : 'end' }))
  useEffect(() => {
    const timer = setTimeout(() => focusTitle(), 300)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <Form.Item name="chapterTitle" label="章节标题" required rules={[rule(titleError)]}>
        <Input ref={title} count={charactersUpTo(ChapterTitleMax)} showCount placeholder="请输入章节标题" />
      </Form.Item>
      <div className={styles.halves}>
        <Form.Item
          name="chapterTime"
          label="学时（分钟）"
          rules={[rule(minutesError)]}
          extra={warning && <span className={styles.warning}>{warning}</span>}
          tooltip="学完本章得到的学时；继续教育课程没有学时的章节不能观看"
        >
          <InputNumber min={0} max={ChapterMinutesMax} precision={1} step={1} />
        </Form.Item>
        <Form.Item name="chapterStatus" label="状态">
          <Radio.Group options={optionsOf(ChapterStatusText)} />
        </Form.Item>
      </div>
      <Form.Item name="trial" valuePropName="checked" extra={trialHint} hidden={!hasTrials}>
        <Checkbox>{trialText}</Checkbox>
      </Form.Item>
    </>
  )
}
