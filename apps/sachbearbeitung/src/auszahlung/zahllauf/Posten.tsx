import { AUFFAELLIGKEIT_WORT } from '@foerderportal/contract/auszahlung/zahllauf/auffaelligkeiten'
import type { Zahllauf, Zahlposten } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { POSTEN_ANZEIGE } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import { pfade } from '../../paths.ts'
import { Liste, type Spalte } from '../../shared/liste/Liste.tsx'
import type { Auswahl } from '../../shared/liste/useAuswahl.ts'
import { Standwort } from '../../shared/Standwort.tsx'

const auffaelligesVon = ({ auffaelligkeiten }: Zahlposten): string =>
  auffaelligkeiten.map((eine) => AUFFAELLIGKEIT_WORT[eine]).join('; ') || '–'

/** What became of it, with the day or the reason. */
const ausgangVon = ({ status, valuta, grund }: Zahlposten): string => {
  const dazu = valuta === null ? grund : alsDatum(valuta)
  return dazu === null ? POSTEN_ANZEIGE[status].wort : `${POSTEN_ANZEIGE[status].wort}: ${dazu}`
}

const SPALTEN: readonly Spalte<Zahlposten>[] = [
  { id: 'nr', kopf: 'Nr.', breite: 3.5, zelle: ({ nr }) => nr },
  { id: 'nummer', kopf: 'Auszahlung', breite: 9, zelle: ({ nummer }) => nummer },
  {
    id: 'unternehmen',
    kopf: 'Unternehmen',
    name: true,
    zelle: ({ unternehmenName }) => unternehmenName,
    voll: ({ unternehmenName }) => unternehmenName,
  },
  {
    id: 'inhaber',
    kopf: 'Kontoinhaber',
    breite: 10,
    umbricht: true,
    zelle: ({ inhaber }) => inhaber,
    voll: ({ inhaber }) => inhaber,
  },
  { id: 'iban', kopf: 'IBAN', breite: 15, zelle: ({ iban }) => iban },
  { id: 'betrag', kopf: 'Betrag €', zahl: true, breite: 7, zelle: ({ betrag }) => betragSchreiben(betrag) },
  {
    id: 'auffaellig',
    kopf: 'Auffällig',
    breite: 9,
    umbricht: true,
    zelle: auffaelligesVon,
    voll: auffaelligesVon,
  },
  {
    id: 'ausgang',
    kopf: 'Stand',
    breite: 9,
    voll: ausgangVon,
    zelle: (posten) => (
      <Standwort ton={TOENE[POSTEN_ANZEIGE[posten.status].ton]}>{ausgangVon(posten)}</Standwort>
    ),
  },
]

type Props = { lauf: Zahllauf; auswahl?: Auswahl }

/** All payments of a run; Enter opens the request that one pays. */
export function Posten({ lauf, auswahl }: Props) {
  return (
    <Liste
      titel="Posten"
      spalten={SPALTEN}
      zeilen={lauf.posten}
      schluessel={({ nr }) => String(nr)}
      href={({ auszahlungGuid }) => pfade.auszahlung(auszahlungGuid)}
      name={({ nr, unternehmenName }) => `Nr. ${nr}, ${unternehmenName}`}
      {...(auswahl && { auswahl })}
    />
  )
}
