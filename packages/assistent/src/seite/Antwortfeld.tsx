import type { Antwortart, Textart, Wahlart, Zahlart, Zeile } from '@foerderportal/contract/formular/antwort'
import { feldVon } from '@foerderportal/contract/formular/werte'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { Betragsfeld } from '@foerderportal/ui/felder/getippt/Betragsfeld.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { JaNein } from '@foerderportal/ui/felder/wahl/JaNein.tsx'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/getippt/Zahlfeld.tsx'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { UploadFeld } from '../dateien/UploadFeld.tsx'

type Props<D, W extends FieldValues> = {
  control: Control<W>
  zeile: Zeile<D>
  daten: D
  /** The name of its field, where it is not the row's own: in an item, in a correction. */
  name?: string
  /** Names it for uploads that outlive the page; where places in a list move, not by place. */
  schluessel?: string
}

const wortVon = <D,>(wert: Zeile<D>['hinweis'], daten: D): string =>
  typeof wert === 'function' ? wert(daten) : (wert ?? '')

const istFreiwillig = <D,>({ freiwillig }: Zeile<D>, daten: D): boolean =>
  typeof freiwillig === 'function' ? freiwillig(daten) : freiwillig === true

/** The choices that this applicant has, as the list words them. */
const optionen = <D,>({ optionen: alle }: Wahlart, { moeglich }: Zeile<D>, daten: D) => {
  const erlaubt = moeglich?.(daten)
  return alle
    .filter(({ wert }) => erlaubt?.includes(wert) !== false)
    .map(({ wert, text, etikett, hinweis }) => ({ wert, text: etikett ?? text, hinweis }))
}

const breiteVon = <D,>({ breite }: Zeile<D>) => (breite === undefined ? {} : { breite })

/** What every field gets, whatever its kind. */
const feldAus = <D, W extends FieldValues>({
  control,
  zeile,
  daten,
  name = feldVon(zeile),
}: Props<D, W>) => ({
  control,
  name: name as FieldPath<W>, // rows name the fields of their page
  etikett: zeile.etikett ?? zeile.frage,
  hinweis: wortVon(zeile.hinweis, daten),
  freiwillig: istFreiwillig(zeile, daten),
  vorbelegt: zeile.vorbelegt,
})

/** What is typed. */
function Getipptes<D, W extends FieldValues>(props: Props<D, W> & { art: Textart | Zahlart }) {
  const { art, zeile } = props
  const feld = feldAus(props)
  if (art.art !== 'text')
    return (
      <Zahlfeld
        {...feld}
        {...breiteVon(zeile)}
        nachkommastellen={art.nachkommastellen}
        {...(art.einheit === undefined ? {} : { einheit: art.einheit })}
      />
    )
  return art.mehrzeilig ? (
    <Textbereich {...feld} hoechstens={art.hoechstens} />
  ) : (
    <Textfeld {...feld} {...breiteVon(zeile)} type={art.eingabe} />
  )
}

/** The field that asks for an answer, from its row alone; kinds with parts have components of their own. */
export function Antwortfeld<D, W extends FieldValues>(props: Props<D, W>) {
  const { zeile, daten, schluessel } = props
  const feld = feldAus(props)
  const art: Antwortart<D> = zeile.art
  switch (art.art) {
    case 'betrag':
      return <Betragsfeld {...feld} />
    case 'tag':
      return <Datumsfeld {...feld} />
    case 'wahl':
      return <Auswahlgruppe {...feld} optionen={optionen(art, zeile, daten)} />
    case 'jaNein':
      return <JaNein {...feld} />
    case 'dateien':
      return <UploadFeld {...feld} {...(schluessel === undefined ? {} : { schluessel })} />
    case 'text':
    case 'ganzzahl':
    case 'dezimal':
    case 'flaeche':
      return <Getipptes {...props} art={art} />
    default:
      return null
  }
}
