import { questionFileFault } from '#exams/transfer/question_file'

export const bankColumns = {
  bank_name: {
    title: '题库名称',
    type: 'text',
    required: true,
    max: 100,
    example: '二级建造师 施工管理',
    description: '已有同名的题库时，题目加入其中。',
    change: 'hard',
  },
  teacher: {
    title: '讲师',
    type: 'ref',
    ref: 'staff',
    example: 't-12',
    description: '使用题库的讲师在 staff.csv 中的编号；不填时只有管理员使用。',
    change: 'hard',
  },
  file: {
    title: '题目文件',
    type: 'file',
    required: true,
    fileFault: questionFileFault,
    example: 'banks/12.xlsx',
    description: 'files 文件夹中的 xlsx（题目导入模板的格式）或 Moodle XML，与后台的题目导入相同；已有的题目跳过。',
    change: 'soft',
  },
} as const
