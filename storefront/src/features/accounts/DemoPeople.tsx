import { useEffect, useState } from 'react'
import { Role, RoleText } from '@zhuxue/api/terms/accounts'
import { api } from '~/lib/http/api'
import type { LearnerLogin } from './fields'
import styles from './LoginForm.module.css'

type Person = {
  role: string
  userName: string
  loginName: string
  passwd: string
  idCard: string | null
  telephone: string | null
}
type Props = { mode: LearnerLogin; onPick: (loginName: string, passwd: string) => void }

const maxShownFirst = 4

/** The route exists on local machines only. */
export function DemoPeople({ mode, onPick }: Props) {
  const [people, setPeople] = useState<Person[]>([])
  const [isWhole, setWhole] = useState(false)

  useEffect(() => {
    api.accounts.local.people({}).then(
      (response) => setPeople(learnersFirst(response.people as Person[])),
      () => undefined
    )
  }, [])

  if (people.length === 0) return null
  return (
    <details className={styles.people} open>
      <summary>演示账号（点击填入）</summary>
      <ul>
        {(isWhole ? people : people.slice(0, maxShownFirst)).map((person) => (
          <li key={`${person.role}-${person.loginName}`}>
            {person.role === Role.User ? (
              <button
                type="button"
                onClick={() => onPick(loginNameFor(person, mode), mode === 'verifyCode' ? '' : person.passwd)}
              >
                {person.userName}
                <small>{loginNameFor(person, mode)}</small>
              </button>
            ) : (
              <a href="/admin-login">
                {person.userName}
                <small>
                  {RoleText[person.role as Role]}，{person.loginName}
                </small>
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

/** Staff accounts lead to the staff login. */
function learnersFirst(people: Person[]): Person[] {
  const isStaff = (person: Person) => Number(person.role !== Role.User)
  return [...people].sort((one, other) => isStaff(one) - isStaff(other))
}

function loginNameFor(person: Person, mode: LearnerLogin): string {
  const by = { idCard: person.idCard, verifyCode: person.telephone, password: person.loginName }
  return by[mode] ?? person.loginName
}
