import type { Formularname } from '@foerderportal/contract/formular/formularname'
import { Umweg } from '@foerderportal/shell/rahmen/Umweg.tsx'
import { Feldverweis } from '@foerderportal/ui/felder/Feldverweis.tsx'
import { Fehlergruppen } from '@foerderportal/ui/felder/Fehlergruppen.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { OffeneStelle } from './offeneSeiten.ts'

type Props = { stellen: readonly OffeneStelle[]; name: Formularname }

/** What is to be mended, each as a link to its field, under the name of what it belongs to. */
export function OffeneStellen({ stellen, name: { zum, wort } }: Props) {
  return (
    <Fehlergruppen
      eintraege={stellen}
      ding={({ ding }) => ding}
      schluessel={({ href, text }) => `${href} ${text}`}
      zeile={({ text, href, umweg, hier }, gesagt) => {
        if (hier !== undefined) return <Feldverweis feld={hier} text={text} gesagt={gesagt} />
        if (href === undefined) return text
        const verweis = { href, 'aria-label': gesagt, children: text }
        return umweg ? <Umweg {...verweis} zurueck={`${zum} ${wort}`} /> : <Verweis {...verweis} />
      }}
    />
  )
}
