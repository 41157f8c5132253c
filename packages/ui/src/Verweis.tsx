import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type MouseEventHandler,
  type ReactNode,
} from 'react'

export type VerweisProps = {
  href: string
  children: ReactNode
  className?: string | undefined
  'aria-current'?: 'page' | 'step' | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  title?: string | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

function EinfacherVerweis({ children, ...rest }: VerweisProps) {
  return <a {...rest}>{children}</a>
}

const VerweisKontext = createContext<ComponentType<VerweisProps>>(EinfacherVerweis)

/** Tells all components of this package how the app follows a link (its router); without it they are plain anchors. */
export const VerweisProvider = VerweisKontext

/** A link inside the product. Without `className` it looks like one in a text. */
export function Verweis({ className = 'kern-link kern-link--no-visited-state', ...rest }: VerweisProps) {
  return createElement(useContext(VerweisKontext), { className, ...rest })
}
