import { Fehlergruppen } from '@foerderportal/ui/felder/Fehlergruppen.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { OffeneStelle } from './offeneSeiten.ts'

/** What is to be mended, each as a link to its field, under the name of what it belongs to. */
export function OffeneStellen({ stellen }: { stellen: readonly OffeneStelle[] }) {
  return (
    <Fehlergruppen
      eintraege={stellen}
      ding={({ ding }) => ding}
      schluessel={({ href, text }) => `${href} ${text}`}
      zeile={({ text, href }, gesagt) =>
        href === undefined ? (
          text
        ) : (
          <Verweis href={href} aria-label={gesagt}>
            {text}
          </Verweis>
        )
      }
    />
  )
}
