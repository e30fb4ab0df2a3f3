import { QuestionTypeText, type QuestionType } from '@zhuxue/api/terms/exams'

export const answerColumns = [
  { title: '题型', dataIndex: 'questionType', width: 84, render: (type: QuestionType) => QuestionTypeText[type] },
  { title: '答案', dataIndex: 'questionKeys', width: 72, render: (keys: string[]) => keys.join('') || '—' },
]
