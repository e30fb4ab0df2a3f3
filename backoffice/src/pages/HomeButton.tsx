import { ButtonLink } from '../components/ButtonLink'

export function HomeButton() {
  return (
    <ButtonLink to="/board/admin" type="primary">
      返回首页
    </ButtonLink>
  )
}
