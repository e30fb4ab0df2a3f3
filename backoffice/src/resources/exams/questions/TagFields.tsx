import { StarFilled } from '@ant-design/icons'
import { CertSubjectText } from '@zhuxue/api/terms/catalogue'
import { clauseMessages, Difficulties, parseClause, QuestionLimit } from '@zhuxue/api/terms/exams'
import { AutoComplete, Form, Rate } from 'antd'
import { Select } from '../../../components/fields/Select'
import { ClauseField } from '../clauses/ClauseField'
import type { QuestionTag } from '../../../lib/apiTypes'

export const subjectOptions = Object.entries(CertSubjectText).map(([value, label]) => ({ value, label }))

const distinct = (tags: QuestionTag[], name: 'chapterName' | 'knowledgePoint') =>
  [...new Set(tags.map((tag) => tag[name]).filter((text): text is string => Boolean(text)))]
    .sort((a, b) => a.localeCompare(b, 'zh'))
    .map((value) => ({ value }))

/** Subject, chapter and point. Existing tags are suggested, so that they are spelled alike. */
export function TagNames({ tags }: { tags: QuestionTag[] }) {
  return (
    <>
      <Form.Item name="subjectCode" label="专业">
        <Select allowClear options={subjectOptions} placeholder="不限" />
      </Form.Item>
      {(['chapterName', 'knowledgePoint'] as const).map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={name === 'chapterName' ? '章节' : '知识点'}
          rules={[{ max: QuestionLimit.tag }]}
        >
          <AutoComplete
            allowClear
            options={distinct(tags, name)}
            filterOption={(typed, option) => option!.value.includes(typed)}
          />
        </Form.Item>
      ))}
    </>
  )
}

export const difficultyStar = ({ index = 0 }) => <StarFilled aria-label={`${index + 1} 星`} />

/** The tags of a question. */
export function TagFields({ tags }: { tags: QuestionTag[] }) {
  return (
    <>
      <TagNames tags={tags} />
      <Form.Item name="difficulty" label="难度" extra="1 星最易，5 星最难；再点一次取消">
        <Rate count={Difficulties.length} character={difficultyStar} />
      </Form.Item>
      <Form.Item
        name="clauses"
        label="规范条文"
        extra="输入标准或条文号选择已有条文，或写新的，例如 GB/T 50500-2024 4.1.2，回车添加"
        rules={[{ validator: knownSpelling }]}
      >
        <ClauseField />
      </Form.Item>
    </>
  )
}

async function knownSpelling(_: unknown, clauses: string[] = []) {
  if (clauses.some((clause) => !parseClause(clause))) throw new Error(clauseMessages.spelling)
}
