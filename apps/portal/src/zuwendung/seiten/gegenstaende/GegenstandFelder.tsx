import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { GEGENSTAENDE_JE_KLASSE } from '@foerderportal/contract/zuwendung/kern/grenzen'
import { hatFeld } from '@foerderportal/contract/formular/werte'
import { Antwortfeld } from '@foerderportal/assistent/seite/Antwortfeld.tsx'
import type { GegenstaendeProps } from './gegenstaendeProps.ts'
import type { GegenstandSicht } from '../../gegenstand/gegenstandSicht.ts'
import { zeilenZu, type GegenstandWerte } from '../../gegenstand/gegenstandWerte.ts'

type Props = Pick<GegenstaendeProps, 'control' | 'formular' | 'kontext'> & {
  gegenstand: GegenstandWerte
  sicht: GegenstandSicht
  /** How many its class has. */
  anzahl: number
  alsVorlage: () => void
  loeschen: () => void
}

/** The questions of an item, and what can be done with it. */
export function GegenstandFelder({
  control,
  formular,
  kontext,
  gegenstand,
  sicht,
  anzahl,
  ...handlungen
}: Props) {
  const { name } = sicht
  return (
    <>
      {zeilenZu(gegenstand.type)
        .filter(hatFeld)
        .map((zeile) => (
          <Antwortfeld
            key={zeile.pfad}
            {...{ control, zeile, daten: { formular, kontext } }}
            name={`${name}.${zeile.pfad}`}
            schluessel={`${gegenstand.kennung}.${zeile.pfad}`}
          />
        ))}
      <div className="p-reihe">
        <Knopf
          variante="secondary"
          icon="content-copy"
          gesperrtWeil={
            anzahl >= GEGENSTAENDE_JE_KLASSE && `Je Klasse sind höchstens ${GEGENSTAENDE_JE_KLASSE} möglich.`
          }
          onClick={handlungen.alsVorlage}
        >
          Als Vorlage für einen weiteren
        </Knopf>
        <Knopf variante="tertiary" icon="delete" onClick={handlungen.loeschen}>
          Fördergegenstand löschen
        </Knopf>
      </div>
    </>
  )
}
