import { Antwortfeld } from '@foerderportal/assistent/seite/Antwortfeld.tsx'
import type { AuszahlungDaten } from '@foerderportal/contract/auszahlung/antrag/daten'
import { istGefragt, NACHWEIS } from '@foerderportal/contract/auszahlung/antrag/tafel'
import type { Zeile } from '@foerderportal/contract/formular/antwort'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { valueAt } from '@foerderportal/values/path'
import { Fragment, useState, useEffect, useRef } from 'react'
import { useWatch, useController } from 'react-hook-form'
import { useHerkunft, vorbelegtAus } from '../erechnung/ausERechnung.ts'
import { ERechnungen } from '../erechnung/eRechnungTeil.tsx'
import type { NachweisProps } from '../nachweis/seitenProps.ts'
import { hoechstensCent, nichtFoerderfaehigVorschlagCent } from '@foerderportal/contract/auszahlung/rules'
import { inCent, inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { betrag } from '@foerderportal/contract/formular/arten'
import { nachweiseSchreiben } from '../nachweis/nachweisWerte.ts'

const ZEILEN: readonly Zeile<AuszahlungDaten>[] = NACHWEIS

/** The questions of an invoice; what follows from them is proposed while one types. */
export function NachweisFelder(props: NachweisProps) {
  const { control, formular, kontext, zeile: sicht, erster, loeschen } = props
  const { name, kennung } = sicht
  const werte = useWatch({ control, name })
  const { herkunft } = useHerkunft(kennung)
  useVorschlaege(props)
  const lage = { erster, produktGruppe: kontext.produktGruppe }
  const mitHerkunft = (zeile: Zeile<AuszahlungDaten>) => {
    const vorbelegt = vorbelegtAus(herkunft, zeile.pfad, valueAt(werte, [zeile.pfad]))
    return vorbelegt === undefined ? zeile : { ...zeile, vorbelegt }
  }
  return (
    <>
      {ZEILEN.filter(({ pfad }) => istGefragt(pfad, werte, lage)).map((zeile) => (
        <Fragment key={zeile.pfad}>
          <Antwortfeld
            {...{ control, daten: { formular, kontext } }}
            zeile={mitHerkunft(zeile)}
            name={`${name}.${zeile.pfad}`}
            schluessel={`${kennung}.${zeile.pfad}`}
          />
          {zeile.pfad === 'rechnungen' && <Auslese {...{ control, formular }} zeile={sicht} />}
        </Fragment>
      ))}
      <div className="p-reihe">
        <Knopf variante="tertiary" icon="delete" onClick={loeschen}>
          Rechnung löschen
        </Knopf>
      </div>
    </>
  )
}

const AUSLESBAR: readonly unknown[] = ['application/pdf', 'application/xml']

/** Asks for nothing before there is a file that may be an e-invoice; from then on it stays, its fields are the form's. */
function Auslese(props: Pick<NachweisProps, 'control' | 'formular' | 'zeile'>) {
  const alle = useWatch({ control: props.control, name: `${props.zeile.name}.rechnungen` })
  const dateien = alle.filter(({ mimeType }) => AUSLESBAR.includes(mimeType))
  const [gebraucht, setGebraucht] = useState(false)
  if (dateien.length > 0 && !gebraucht) setGebraucht(true)
  return gebraucht && <ERechnungen {...props} dateien={dateien} />
}

const BETRAG = betrag()
const alsText = (cent: number | null): string => (cent === null ? '' : BETRAG.schreiben(inEuro(cent)))

type Feld = { readonly value: string; readonly onChange: (text: string) => void }

/**
 * Writes a proposal into a field as long as nobody has written something else there: what one types oneself stays, and
 * an empty field takes the proposal again.
 */
const useVorschlag = ({ value, onChange }: Feld, vorschlag: string): void => {
  const letzter = useRef(vorschlag)
  useEffect(() => {
    const bisher = letzter.current
    letzter.current = vorschlag
    if (vorschlag === '' || vorschlag === value || bisher === vorschlag) return
    if (value === '' || value === bisher) onChange(vorschlag)
  }, [vorschlag, value, onChange])
}

/** What is not eligible follows from the invoice, and the grant from that, never more than the item has left (S6-02). */
const useVorschlaege = ({ control, zeile, gegenstand, anderesCent }: NachweisProps): void => {
  const werte = useWatch({ control, name: zeile.name })
  const { field: nicht } = useController({ control, name: `${zeile.name}.nichtFoerderfaehigeKosten` })
  const { field: beantragt } = useController({ control, name: `${zeile.name}.beantragteAuszahlung` })
  const [n] = nachweiseSchreiben([werte])
  const rest = inCent(gegenstand.restBetrag) - anderesCent
  useVorschlag(nicht, alsText(n ? nichtFoerderfaehigVorschlagCent(n) : null))
  useVorschlag(beantragt, alsText(n ? hoechstensCent(n, gegenstand.foerderquote, rest) : null))
}
