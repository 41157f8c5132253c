import { klassen } from '@foerderportal/ui/klassen'
import { useId, useState } from 'react'

type Props = { text: string; grund: string; aktuell: boolean }

/**
 * A point of the navigation that can't be used now. It keeps its place and takes the focus, so that everybody learns
 * the reason: below the point under pointer or focus (Escape puts it away, WCAG 1.4.13), on a phone always.
 */
export function GesperrterPunkt({ text, grund, aktuell }: Props) {
  const id = useId()
  const [weg, setWeg] = useState(false)
  const zeigen = () => setWeg(false)
  return (
    <li className={klassen(weg && 's-navigation__ohne-grund')}>
      <span
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that can't be followed has no tag: <a> without href is none
        role="link"
        tabIndex={0}
        aria-disabled="true"
        aria-current={aktuell ? 'page' : undefined}
        aria-describedby={id}
        className="s-navigation__punkt s-navigation__punkt--gesperrt"
        onFocus={zeigen}
        onMouseEnter={zeigen}
        onKeyDown={(ereignis) => setWeg(ereignis.key === 'Escape')}
      >
        {text}
      </span>
      <span id={id} className="s-navigation__grund">
        {grund}
      </span>
    </li>
  )
}
