import { TransferObjectText, type TransferObject } from '#core/transfer/terms'
import { listFields } from '#start/objects/accounts'
import { choice, count, technical, text, type Fields } from '#start/objects/fields'

export const importRunFields: Fields = {
  source: text('来源'),
  file: text('文件'),
  state: text('状态'),
  firstLine: count('起始行'),
  lastLine: count('结束行'),
  rows: count('写入', '行'),
  added: count('新增', '行'),
  changed: count('修改', '行'),
  linked: count('与已有记录合并', '行'),
  same: count('没有变化', '行'),
  refused: count('没有导入', '行'),
  contentHash: technical('文件校验值'),
}

export const exportFields: Fields = {
  ...listFields,
  objects: { label: '内容', show: (value) => (typeof value === 'string' ? titleOf(value) : null) },
  since: text('起始日期'),
  numbers: choice('号码', { masked: '隐藏中间几位', clear: '完整号码' }),
}

const titleOf = (object: string) => TransferObjectText[object as TransferObject] ?? object
