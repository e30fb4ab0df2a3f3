import { signInAtDesk } from './entering'
import { someone } from './people'
import { expect, test } from './story'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a dialog of the board appears where it stays, so that a press meets its button', async ({
  page,
  request,
}) => {
  const { loginName, passwd } = await someone(request, 'admin')
  await signInAtDesk(page, { loginName, passwd })
  await page.goto('/board/admin/loginlogs')
  await expect(page.getByRole('button', { name: /^修改 / }).first()).toBeVisible()

  const places = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new Set<string>()
        let appearing = false
        const look = () => {
          const dialog = document.querySelector('.ant-modal')
          const button = dialog?.querySelector('.ant-modal-footer button')
          if (button) {
            const { x, y, width, height } = button.getBoundingClientRect()
            seen.add([x, y, width, height].map(Math.round).join(' '))
            appearing ||= /ant-zoom-(enter|appear)/.test(dialog!.className)
            if (appearing && !/ant-zoom/.test(dialog!.className)) return resolve([...seen])
          }
          requestAnimationFrame(look)
        }
        look()
      })
  )
  await page
    .getByRole('button', { name: /^修改 / })
    .first()
    .click()
  expect(await places).toHaveLength(1)
})
