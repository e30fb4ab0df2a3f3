import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { SecondaryText } from '../list/SecondaryText'
import type { Tone } from '../list/StatusTag'

export function DayResult(props: {
  result: { tone: Tone; text: string }
  failure: string | null
  /** What the run booked, if anything. */
  booked: ReactNode
}) {
  const { result, failure, booked } = props
  return (
    <>
      <Tag bordered={false} color={result.tone}>
        {result.text}
      </Tag>
      {failure && <SecondaryText>{failure}</SecondaryText>}
      {booked && <SecondaryText>{booked}</SecondaryText>}
    </>
  )
}
