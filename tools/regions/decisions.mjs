/** What to do where the sources differ, by code: the name that is offered, or null, and why. */
export const decisions = {
  320112: [null, 'a development area in 浦口区 and 六合区'],
  320611: [null, 'part of 崇川区 since July 2020'],
  321150: [null, 'second code of 321171'],
  350402: [null, 'part of 三元区 since February 2021'],
  370634: [null, 'part of 蓬莱区 since June 2020'],
  442015: [null, 'part of 小榄镇 since 2021'],
  442017: ['民众街道', 'renamed in 2021'],
  442019: ['中山港街道', 'its official name'],
  442025: ['南朗街道', 'renamed in 2021'],
  460302: ['西沙区', 'district since April 2020'],
  460303: ['南沙区', 'district since April 2020'],
  460321: [null, 'part of 西沙区'],
  460322: [null, 'part of 南沙区'],
  460323: [null, 'part of 西沙区'],
  620201: ['市辖区', '嘉峪关 has no districts'],
  620290: [null, 'abolished, part of 市辖区'],
  620291: [null, 'abolished, part of 市辖区'],
  620292: [null, 'abolished, part of 市辖区'],
  653228: ['和康县', 'county since December 2024'],
  653229: ['和安县', 'county since December 2024'],
}

/** Towns of the Bureau that have no six-digit code, by city. */
export const townsWithoutCode = { 4419: ['东莞滨海湾新区'], 6202: ['雄关街道', '钢城街道'] }
