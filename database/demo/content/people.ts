import { idCard } from '../id_card.js'
import { region } from './regions.js'
import { teachers } from './teachers.js'
import type { DemoAddress, DemoChannel, DemoPerson, DemoRole } from '../types.js'

const passwords: Record<DemoRole, string> = {
  admin: 'Zhuxue-Admin-2026',
  auditor: 'Zhuxue-Auditor-2026',
  teacher: 'Zhuxue-Teacher-2026',
  channel: 'Zhuxue-Channel-2026',
  user: 'Zhuxue-2026',
}

function staff(
  role: DemoRole,
  loginName: string,
  userName: string,
  telephone: string,
  listed: boolean,
  channel?: DemoChannel
): DemoPerson {
  const passwd = passwords[role]
  const person = { role, loginName, passwd, userName, telephone, listed }
  return { ...person, idCard: null, confirmed: true, addresses: [], channel }
}

/** The two teacher accounts that the demo guide lists. */
const listedTeachers = ['shenruolan', 'luojianping']

export const staffPeople: DemoPerson[] = [
  staff('admin', 'admin', '林知微', '13900000001', true),
  staff('admin', 'yunying', '赵启航', '13900000002', false),
  staff('auditor', 'shenhe', '钱慎之', '13900000003', true),
  ...teachers.map((teacher, i) =>
    staff('teacher', teacher.login, teacher.name, String(13900000011 + i), listedTeachers.includes(teacher.login))
  ),
  staff('channel', 'quanshengtuiguang', '全省推广渠道', '13900000031', true, {
    kind: 'general',
    exclusiveCode: 'ZX2K7M',
    discountBp: 9500,
  }),
  staff('channel', 'neibuqudao', '建企内部渠道', '13900000032', true, {
    kind: 'internal',
    exclusiveCode: 'NB8F4T',
    discountBp: 9000,
  }),
  staff('channel', 'yuanxiaohezuo', '院校合作渠道', '13900000033', true, {
    kind: 'school',
    exclusiveCode: 'XY6H3P',
    discountBp: 8500,
  }),
]

type Place = [area: string, address: string]

function learner(
  userName: string,
  telephone: string,
  id: [area: string, birth: string, serial: number] | null,
  confirmed: boolean,
  listed: boolean,
  places: Place[]
): DemoPerson {
  const addresses: DemoAddress[] = places.map(([area, address], i) => ({
    name: userName,
    telephone,
    ...region(area),
    address,
    defaultAddr: i === 0,
  }))
  return {
    role: 'user',
    loginName: telephone,
    passwd: passwords.user,
    userName,
    telephone,
    idCard: id && idCard(...id),
    confirmed,
    listed,
    addresses,
  }
}

/** The eight learners of the demo guide and the screenshots. */
export const mainLearners: DemoPerson[] = [
  learner('周若谷', '13800000101', ['370102', '19880312', 17], true, true, [
    ['370102', '解放东路甲六号锦程家园3号楼2单元601室'],
    ['370112', '工业北路新泉大厦B座11层工程部'],
  ]),
  learner('孟晓棠', '13800000102', ['370202', '19920724', 28], true, true, [
    ['370202', '云霄南街澜湾小区12号楼1单元802室'],
  ]),
  learner('韩立诚', '15000000103', ['370303', '19850906', 35], false, true, [
    ['370303', '新村中路建业公寓5号楼403室'],
    ['370303', '柳泉北路百川广场项目部办公区二楼'],
  ]),
  learner('宋雨薇', '15000000104', ['370602', '19951118', 44], true, true, [['370613', '观海中路听涛苑7号楼1502室']]),
  learner('郑海峰', '15800000105', ['370705', '19790205', 53], true, true, [
    ['370705', '胜利西街北辰嘉园21号楼1单元301室'],
    ['370705', '东方中路鸢都建设大楼906室'],
  ]),
  learner('徐静怡', '18600000106', ['370811', '19900430', 62], false, true, [
    ['370811', '太白中路荷香里小区9号楼2单元502室'],
  ]),
  learner('高远志', '18600000107', ['370902', '19831221', 71], true, true, [
    ['370902', '东岳中街望岳新村15号楼101室'],
    ['370902', '长城西路城投项目指挥部一号院'],
  ]),
  learner('马思源', '18600000108', ['371302', '19970815', 89], true, true, [
    ['371302', '沂州中路书香名邸4号楼1单元1103室'],
  ]),
]

/** Name, area, birth date, street. A serial of 0 means a profile without an ID number. */
const others: [string, string, string, number, string][] = [
  ['陈国梁', '370103', '19860417', 113, '经七路和顺小区2号楼302室'],
  ['杨丽娜', '370105', '19910909', 126, '堤口路水岸花园6号楼1201室'],
  ['刘洪涛', '370112', '19820128', 135, '花园东路安居苑11号楼201室'],
  ['张雪梅', '370102', '19930522', 148, '文化西路桂花里3号楼505室'],
  ['王志强', '370203', '19800714', 151, '延吉中路海悦公馆8号楼902室'],
  ['李文静', '370212', '19961003', 164, '银川东街云岭雅居1号楼703室'],
  ['吴俊杰', '370214', '19890226', 177, '正阳中路城市之光16号楼1801室'],
  ['孙慧敏', '370303', '19940611', 182, '华光路沁园小区10号楼402室'],
  ['朱永康', '370481', '19780319', 195, '龙泉中路古滕新居5号楼101室'],
  ['胡晓燕', '370502', '19920830', 206, '西二路胜景花园13号楼602室'],
  ['郭振华', '370602', '19841107', 213, '南大街海润大厦1907室'],
  ['何佳琪', '370613', '19980125', 228, '迎春大街学府佳苑2号楼801室'],
  ['罗天佑', '370705', '19870918', 239, '福寿东街虞河家园7号楼303室'],
  ['梁秋月', '370811', '19950402', 242, '洸河路琵琶山小区18号楼501室'],
  ['谢永刚', '370902', '19811216', 257, '泮河中路天平新苑9号楼2单元402室'],
  ['唐诗雨', '371002', '19990708', 268, '文化中路海韵公寓3号楼606室'],
  ['许建军', '371102', '19760523', 271, '海曲东路碧海嘉园1号楼1003室'],
  ['邓婉清', '371302', '19931129', 284, '金雀山路颐和小区22号楼702室'],
  ['冯浩然', '371402', '19900315', 299, '湖滨中大道东海名都6号楼1102室'],
  ['曹雅芝', '371502', '19850610', 302, '东昌中路水城华府4号楼901室'],
  ['彭志远', '371602', '19880821', 315, '黄河五路渤海新居12号楼203室'],
  ['曾庆林', '371702', '19830104', 0, '中华中路牡丹花园8号楼501室'],
  ['萧雨晴', '370102', '19970227', 0, '山大南街静园2号楼304室'],
  ['田立新', '370203', '19791013', 333, '辽阳西街福临小区19号楼401室'],
  ['董思涵', '370303', '20000619', 348, '共青团中路青年公社1号楼1606室'],
  ['潘建国', '370705', '19740902', 355, '健康东街滨水庄园5号楼102室'],
  ['袁梦洁', '370811', '19960128', 366, '任城中路荣盛家园3号楼805室'],
  ['蒋东升', '371302', '19860725', 371, '北城新区祥和苑11号楼1501室'],
  ['蔡明哲', '370602', '19920411', 0, '幸福中路海晏小区7号楼203室'],
  ['余秀兰', '370902', '19810316', 388, '灵山大街福田家园6号楼602室'],
]

const prefixes = ['13500000', '13700000', '15100000', '15900000', '18200000', '18800000']

export const otherLearners: DemoPerson[] = others.map(([userName, area, birth, serial, address], i) => {
  const telephone = prefixes[i % prefixes.length] + String(201 + i)
  const id: [string, string, number] | null = serial ? [area, birth, serial] : null
  return learner(userName, telephone, id, serial > 0 && i % 3 !== 2, false, [[area, address]])
})

export const learners: DemoPerson[] = [...mainLearners, ...otherLearners]

export const people: DemoPerson[] = [...staffPeople, ...learners]

export const channelCodes: string[] = staffPeople.flatMap((person) =>
  person.channel ? [person.channel.exclusiveCode] : []
)
