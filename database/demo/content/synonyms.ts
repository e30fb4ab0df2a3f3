/** Words of learners and names of courses. The product normalizes the words at boot. */
export const synonyms = [
  ['二造', '二级造价', '二级造价师', '二级造价工程师'],
  ['一造', '一级造价', '一级造价师', '一级造价工程师'],
  ['一建', '一级建造师'],
  ['二建', '二级建造师'],
  ['继教', '继续教育', '再教育'],
  ['必修学时', '必修课'],
  ['选修学时', '选修课'],
]
