/** Districts of the demo addresses and ID numbers: code → [city, area]. */
export const areas: Record<string, [city: string, area: string]> = {
  '370102': ['济南市', '历下区'],
  '370103': ['济南市', '市中区'],
  '370105': ['济南市', '天桥区'],
  '370112': ['济南市', '历城区'],
  '370202': ['青岛市', '市南区'],
  '370203': ['青岛市', '市北区'],
  '370212': ['青岛市', '崂山区'],
  '370214': ['青岛市', '城阳区'],
  '370303': ['淄博市', '张店区'],
  '370481': ['枣庄市', '滕州市'],
  '370502': ['东营市', '东营区'],
  '370602': ['烟台市', '芝罘区'],
  '370613': ['烟台市', '莱山区'],
  '370705': ['潍坊市', '奎文区'],
  '370811': ['济宁市', '任城区'],
  '370902': ['泰安市', '泰山区'],
  '371002': ['威海市', '环翠区'],
  '371102': ['日照市', '东港区'],
  '371302': ['临沂市', '兰山区'],
  '371402': ['德州市', '德城区'],
  '371502': ['聊城市', '东昌府区'],
  '371602': ['滨州市', '滨城区'],
  '371702': ['菏泽市', '牡丹区'],
}

export const province = { code: '370000', name: '山东省' }

/** The three division codes and names of an area, province first. */
export function region(area: string): { region: [string, string, string]; regionNames: [string, string, string] } {
  const [cityName, areaName] = areas[area]
  return { region: [province.code, `${area.slice(0, 4)}00`, area], regionNames: [province.name, cityName, areaName] }
}
