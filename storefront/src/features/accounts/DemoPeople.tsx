import { useEffect, useState } from 'react'
import { LoginType, Role, RoleText } from '@zhuxue/api/terms/accounts'
import { paths } from '~/lib/paths'
import { api } from '~/lib/http/api'
import styles from './LoginForm.module.css'

type Person = {
  role: string
  userName: string
  loginName: string
  passwd: string
  idCard: string | null
  telephone: string | null
}
type Props = { mode: LoginType; onPick: (loginName: string, passwd: string) => void }

const maxShownFirst = 4

/** The route exists on local machines only. */
export function DemoPeople({ mode, onPick }: Props) {
  const [people, setPeople] = useState<Person[]>([])
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    api.accounts.local.people({}).then(
      (response) => setPeople(fittingFirst(response.people as Person[], mode)),
      () => undefined
    )
  }, [mode])

  if (people.length === 0) return null
  return (
    <details className={styles.people} open>
      <summary>演示账号（点击填入）</summary>
      <ul>
        {(isWhole ? people : people.slice(0, maxShownFirst)).map((person) => (
          <li key={`${person.role}-${person.loginName}`}>
            {fits(person, mode) ? (
              <button
                type="button"
                onClick={() => onPick(loginNameFor(person, mode), mode === 'verifyCode' ? '' : person.passwd)}
              >
                {person.userName}
                <small translate="no">{nameText(person, mode)}</small>
              </button>
            ) : (
              <a href={mode === LoginType.Admin ? paths.login : paths.staffLogin}>
                {person.userName}
                <small translate="no">{nameText(person, LoginType.Admin)}</small>
              </a>
            )}
          </li>
        ))}
      </ul>
      {!isWhole && people.length > maxShownFirst && (
        <button type="button" className={`link ${styles.more}`} onClick={() => setWhole(true)}>
          更多账号（{people.length - maxShownFirst}）
        </button>
      )}
      <p>
        验证码短信不会真的发出，请打开 <code>/local/sms?telephone=手机号</code> 查看。
      </p>
    </details>
  )
}

const fits = (person: Person, mode: LoginType) => (person.role === Role.User) === (mode !== LoginType.Admin)

/** The others lead to their own sign-in page. */
function fittingFirst(people: Person[], mode: LoginType): Person[] {
  const order = (person: Person) => Number(!fits(person, mode))
  return [...people].sort((one, other) => order(one) - order(other))
}

function nameText(person: Person, mode: LoginType): string {
  const name = loginNameFor(person, mode)
  return person.role === Role.User ? name : `${RoleText[person.role as Role]}，${person.loginName}`
}

function loginNameFor(person: Person, mode: LoginType): string {
  const by: Partial<Record<LoginType, string | null>> = {
    idCard: person.idCard,
    verifyCode: person.telephone,
    password: person.loginName,
  }
  return by[mode] ?? person.loginName
}
