import { Antwortfeld } from '@foerderportal/assistent/seite/Antwortfeld.tsx'
import type { AuszahlungDaten } from '@foerderportal/contract/auszahlung/antrag/daten'
import { istGefragt, NACHWEIS } from '@foerderportal/contract/auszahlung/antrag/tafel'
import type { Zeile } from '@foerderportal/contract/formular/antwort'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useWatch } from 'react-hook-form'
import type { NachweisProps } from './seitenProps.ts'
import { useVorschlaege } from './useVorschlaege.ts'

const ZEILEN: readonly Zeile<AuszahlungDaten>[] = NACHWEIS

/** The questions of an invoice; what follows from them is proposed while one types. */
export function NachweisFelder(props: NachweisProps) {
  const { control, formular, kontext, zeile: sicht, erster, loeschen } = props
  const { name, kennung } = sicht
  const wenigerGezahlt = useWatch({ control, name: `${name}.wenigerGezahlt` })
  useVorschlaege(props)
  const lage = { erster, produktGruppe: kontext.produktGruppe }
  return (
    <>
      {ZEILEN.filter(({ pfad }) => istGefragt(pfad, { wenigerGezahlt }, lage)).map((zeile) => (
        <Antwortfeld
          key={zeile.pfad}
          {...{ control, zeile, daten: { formular, kontext } }}
          name={`${name}.${zeile.pfad}`}
          schluessel={`${kennung}.${zeile.pfad}`}
        />
      ))}
      <div className="p-reihe">
        <Knopf variante="tertiary" icon="delete" onClick={loeschen}>
          Rechnung löschen
        </Knopf>
      </div>
    </>
  )
}
