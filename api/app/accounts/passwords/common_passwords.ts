import { readFileSync } from 'node:fs'
import { inProject } from '#core/process/project_root'

/** Source: `data/common_passwords.md`. */
export const commonPasswords = new Set(
  readFileSync(inProject('api/data/common_passwords.txt'), 'utf8').split('\n').filter(Boolean)
)

/** Common in China but not on that list; compared in lower case, without trailing digits and punctuation. */
export const commonPasswordStems = new Set(
  `password passw0rd p@ssword p@ssw0rd pa$$word passwort 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc
   zaq12wsx qazwsxedc qazwsx qwertyuiop qwertyui qwerty qwer1234 q1w2e3r4 asdfghjkl asdfasdf asdf1234
   zxcvbnm zxcvbn abcd1234 abc12345 a1b2c3d4 aa123456 a1234567 a12345678 a123456789 a123456 asd123456
   woaini woaini520 woaini1314 woaini521 iloveyou 5201314 52013140 520131400 13145200 wang1234 zhang123
   admin administrator admin123 adminadmin root toor superman batman football baseball basketball
   sunshine princess dragon monkey master shadow michael jordan23 trustno1 letmein welcome login guest
   access starwars whatever computer internet starcraft warcraft changeme default secret test1234 testtest
   qq123456 wo123456 xiaoming zhongguo china123 beijing2008 shanghai shandong jinan1234 qingdao hello123
   helloworld money888 88888888 66666666 00000000 11111111 11223344 12341234 123123123 123321123
   12344321 147258369 147852369 159357 159753 321654987 963852741 741852963 789456123 456123789 112233
   woshishei meiyoumima wodemima mima1234 mimamima nihao123 taobao123 alibaba tencent baidu123`
    .split(/\s+/)
    .filter(Boolean)
)
