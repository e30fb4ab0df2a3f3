import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

/** A link that looks like a button: one element with one tab stop. */
export function ButtonLink({ to, ...props }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return <Button {...props} href={useHref(to)} onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)} />
}
