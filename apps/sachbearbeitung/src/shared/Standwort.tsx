import type { Ton } from '@foerderportal/ui/Hinweis.tsx'
import { Icon, type IconName } from '@foerderportal/ui/Icon.tsx'

type Props = { children: string; ton?: Ton | 'neutral'; icon?: IconName }

/** A state in a dense list: icon and word, the colour in the icon alone. The word says everything. */
export function Standwort({ children, ton = 'neutral', icon }: Props) {
  const bild = icon ?? (ton === 'neutral' ? undefined : ton)
  return (
    <span className={`d-stand d-stand--${ton}`}>
      {bild && <Icon name={bild} groesse="small" />}
      {children}
    </span>
  )
}
