export const SynonymLimit = {
  /** Characters per word. */
  length: 12,
  /** Words per group. */
  words: 10,
  groups: 500,
} as const

/** Chinese characters, letters and digits: what can be typed as one search word. */
export const SynonymPattern = /^[\p{L}\d]+$/u

export const synonymMessages = {
  words: `每组填写2到${SynonymLimit.words}个词，写法相同的只算一个`,
  word: `每个词2到${SynonymLimit.length}个字，不含空格和标点`,
  groups: `同义词最多${SynonymLimit.groups}组，请合并或删除不用的组`,
  saved: '同义词已保存，搜索立即生效',
  deleted: '已删除，这些词不再互相替代',
  changed: '这组同义词刚刚被别人修改过，请刷新后再改',
} as const

export const takenText = (word: string) => `「${word}」已在另一组同义词中，请合并到那一组`
