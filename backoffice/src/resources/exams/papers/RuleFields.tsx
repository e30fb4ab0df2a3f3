import { Difficulties, MaxPaperQuestions, QuestionTypeText } from '@zhuxue/api/terms/exams'
import type { DrawRule } from '@zhuxue/api/terms/exams'
import { Form, InputNumber, Typography } from 'antd'
import { Select } from '../../../components/fields/Select'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { subjectOptions } from '../questions/TagFields'
import { BankSelect } from './BankSelect'
import { countMatching } from './rules'
import styles from './RulesTab.module.css'
import type { QuestionTag, RuleBank } from '../../../lib/apiTypes'

const types = Object.entries(QuestionTypeText).map(([value, label]) => ({ value, label }))
const difficulties = Difficulties.map((value) => ({ value, label: `${value} 星` }))

const named = (tags: QuestionTag[], name: 'chapterName' | 'knowledgePoint') =>
  [...new Set(tags.map((tag) => tag[name]).filter((text): text is string => Boolean(text)))].map((value) => ({
    value,
    label: value,
  }))

/** One rule: so many questions of a kind, with the number that the banks have. */
export function RuleFields({
  rule,
  banks,
  onChange,
}: {
  rule: DrawRule
  banks: RuleBank[]
  onChange: (rule: DrawRule) => void
}) {
  const { data } = useApiQuery('GET /api/admin/question-tags', {
    queryParams: { questionBankIds: rule.questionBankIds },
    queryOptions: { enabled: rule.questionBankIds.length > 0 },
  })
  const tags = rule.questionBankIds.length ? (data?.tags ?? []) : []
  const set = (change: Partial<DrawRule>) => onChange({ ...rule, ...change })
  const pick = (
    label: string,
    name: 'subjectCode' | 'chapterName' | 'knowledgePoint' | 'difficulty',
    options: { value: string | number; label: string }[]
  ) => (
    <Form.Item label={label}>
      <Select
        allowClear
        showSearch
        aria-label={label}
        placeholder="不限"
        value={rule[name]}
        options={options}
        onChange={(value) => set({ [name]: value ?? null })}
      />
    </Form.Item>
  )
  const count = countMatching(rule, tags)

  return (
    <div className={styles.fields}>
      <Form.Item label="题库" className={styles.wide}>
        <BankSelect
          mode="multiple"
          aria-label="题库"
          chosen={banks}
          value={rule.questionBankIds}
          onChange={(questionBankIds) => set({ questionBankIds })}
        />
      </Form.Item>
      <Form.Item label="题型">
        <Select
          aria-label="题型"
          value={rule.questionType}
          options={types}
          onChange={(questionType) => set({ questionType })}
        />
      </Form.Item>
      <Form.Item label="题数">
        <InputNumber
          aria-label="题数"
          min={1}
          max={MaxPaperQuestions}
          precision={0}
          value={rule.count}
          onChange={(count) => set({ count: count ?? 1 })}
        />
      </Form.Item>
      {pick('难度', 'difficulty', difficulties)}
      {pick('专业', 'subjectCode', subjectOptions)}
      {pick('章节', 'chapterName', named(tags, 'chapterName'))}
      {pick('知识点', 'knowledgePoint', named(tags, 'knowledgePoint'))}
      {rule.questionBankIds.length > 0 && data && (
        <Typography.Text className={styles.wide} type={count < rule.count ? 'danger' : 'secondary'} role="status">
          {count < rule.count ? `符合的题目有 ${count} 道，还缺 ${rule.count - count} 道` : `符合的题目有 ${count} 道`}
        </Typography.Text>
      )}
    </div>
  )
}
