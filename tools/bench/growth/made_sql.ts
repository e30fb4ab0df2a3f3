/** SQL that makes values from a number: the same number always gives the same row. */
const years = 3
const surnames = '王李张刘陈杨黄赵周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧'
const rareSurnames = ['欧阳', '上官', '司马', '诸葛', '令狐', '皇甫']
const given = '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超霞平刚桂华建国志文红玉鹏飞晓春海燕雪梅冬'
/** One a use, so that one chance tells nothing of another. */
const factors = [
  48271, 69621, 39373, 16807, 30269, 40692, 52774, 91193, 27183, 31415, 77347, 60493, 84221, 57737,
]

/** From 0 up to, but not, 1. */
export const chance = (n: string, which: number) =>
  `(crc32((${n}) * ${factors[which]} + ${which}) / 4294967296e0)`

/** Low numbers far more often than high ones, as courses sell and people buy. */
export const skewed = (n: string, which: number, most: string, power = 2) =>
  `floor(pow(${chance(n, which)}, ${power}) * (${most}))`

const letter = (from: string, by: string) => `substr('${from}', 1 + ${by}, 1)`

export const personName = (n: string) => {
  const surname = `if(${chance(n, 0)} < 0.004, elt(1 + floor(${chance(n, 1)} * ${rareSurnames.length}), '${rareSurnames.join("','")}'), ${letter(surnames, skewed(n, 1, String(surnames.length), 1.5))})`
  const second = letter(given, skewed(n, 2, String(given.length), 1.3))
  const third = `if(${chance(n, 3)} < 0.3, '', ${letter(given, skewed(n, 3, String(given.length), 1.3))})`
  return `concat(${surname}, ${second}, ${third})`
}

/** Numbers of one to seven thousand million people, each another. */
export const telephone = (n: string) => `concat('1', 3000000000 + (${n}) * 4999 % 6999999989)`

/** A moment of the last three years; more of them are late, as a business grows. `share` runs from 0 to 1. */
export const moment = (share: string) =>
  `date_sub(@filled_at, interval round((1 - pow(${share}, 0.667)) * ${years * 365 * 86_400}) second)`

export const days = (from: string, count: string) => `date_add(${from}, interval ${count} day)`
export const seconds = (from: string, count: string) =>
  `date_add(${from}, interval round(${count}) second)`
