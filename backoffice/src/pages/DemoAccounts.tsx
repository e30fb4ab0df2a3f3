import { RoleText } from '@zhuxue/api/terms/accounts'
import { Divider } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../providers/api'
import { isStaffRole } from '../providers/roles'
import type { DemoPerson } from '../lib/wire'
import styles from './Login.module.css'

export function DemoAccounts({
  onChoose,
}: {
  onChoose: (person: Pick<DemoPerson, 'loginName' | 'passwd'>) => void
}) {
  const [people, setPeople] = useState<DemoPerson[]>([])

  useEffect(() => {
    call('GET /local/people')
      .then(({ people = [] }) => setPeople(people.filter(({ role }) => isStaffRole(role))))
      .catch(() => undefined)
  }, [])

  if (people.length === 0) return null

  return (
    <>
      <Divider plain className={styles.divider}>
        演示账号，点击填入
      </Divider>
      <ul className={styles.people}>
        {people.map(({ role, loginName, passwd, userName }) => (
          <li key={loginName}>
            <button type="button" onClick={() => onChoose({ loginName, passwd })}>
              <strong>{userName}</strong>
              <span>{RoleText[role]}</span>
              <small>{loginName}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
