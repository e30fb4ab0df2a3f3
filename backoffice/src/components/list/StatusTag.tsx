import { Tag } from 'antd'

export type Tone = 'success' | 'processing' | 'warning' | 'error' | 'default'

export function StatusTag<S extends string | number>(props: {
  of: S | null | undefined
  text: Record<S, string>
  tone: Partial<Record<S, Tone>>
}) {
  const { of, text, tone } = props
  if (of === null || of === undefined) return null
  return (
    <Tag bordered={false} color={tone[of] ?? 'default'}>
      {text[of] ?? of}
    </Tag>
  )
}
