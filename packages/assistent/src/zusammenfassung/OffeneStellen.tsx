import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { OffeneStelle } from './offeneSeiten.ts'

/** What is to be mended, each as a link to its field. */
export function OffeneStellen({ stellen }: { stellen: readonly OffeneStelle[] }) {
  return (
    <ul className="p-fehler__liste">
      {stellen.map(({ text, href }, i) => (
        // Two machines of one name can lack the same.
        <li key={`${i} ${text}`}>{href === undefined ? text : <Verweis href={href}>{text}</Verweis>}</li>
      ))}
    </ul>
  )
}
