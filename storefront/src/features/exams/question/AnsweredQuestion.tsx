import type { ComponentProps } from 'react'
import { Explanation } from './Explanation'
import { QuestionView } from './QuestionView'

/** A question with its keys and explanation once they may be shown. */
export function AnsweredQuestion(props: ComponentProps<typeof QuestionView>) {
  const { verdict, question } = props
  const explained = verdict && <Explanation verdict={verdict} questionType={question.questionType} />
  return <QuestionView {...props} explained={explained} />
}
