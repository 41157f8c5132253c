import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import type { VorratSuche, VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { AM_ZUG_TEXT, STAND_ANZEIGE, type Stand } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import {
  alsListe,
  SPALTE_TEXT,
  SPALTEN,
  ZUGEWIESEN,
  type WEITERE_SPALTEN,
} from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { TOENE } from '@foerderportal/shell/bausteine/anzeige'
import type { IconName } from '@foerderportal/ui/Icon.tsx'
import type { Spalte } from '../../../shared/liste/Liste.tsx'
import { Standwort } from '../../../shared/Standwort.tsx'
import { fristInWorten, tageSeit } from './frist.ts'
import { Fristzelle } from './Fristzelle.tsx'
import { hinweisworte } from './hinweisworte.ts'
import { Hinweiszelle } from './Hinweiszelle.tsx'

/** Where the tone's own picture does not tell states apart. */
const BILD: Partial<Record<Stand, IconName>> = {
  IN_PRUEFUNG: 'brightness-medium',
  VORGELEGT: 'arrow-forward',
  ZURUECKGEGEBEN: 'autorenew',
  ABGELEHNT: 'close',
  ZURUECKGEZOGEN: 'arrow-back',
}

function Stand({ stand }: { stand: Stand }) {
  const { wort, ton } = STAND_ANZEIGE[stand]
  const icon = BILD[stand]
  return (
    <Standwort ton={TOENE[ton]} {...(icon && { icon })}>
      {wort}
    </Standwort>
  )
}

type Name = (typeof SPALTEN | typeof WEITERE_SPALTEN)[number]

const kategorie = ({ kategorien }: VorratZeile) => kategorien.join(', ')
const runde = ({ programm, runde: bezeichnung }: VorratZeile) => rundeMitProgramm(bezeichnung, programm)
const rundeKategorie = (zeile: VorratZeile) => [runde(zeile), ...zeile.kategorien].join(', ')
const firma = ({ unternehmen: { name } }: VorratZeile) => name
/** Among colleagues the last name says it; the whole one is there, too. */
const nachname = (name: string) => name.split(' ').at(-1)

/** Who looks at it, when, beside which columns. */
type Blick = {
  readonly ich: string | undefined
  readonly jetzt: Date
  readonly gezeigte: readonly Name[]
  readonly gewaehlt: boolean
}

const zellen = ({
  ich,
  jetzt,
  gezeigte: hier,
  gewaehlt,
}: Blick): Record<Name, Omit<Spalte<VorratZeile>, 'id' | 'kopf'>> => ({
  geNr: { breite: 9, zelle: ({ geNr }) => geNr },
  unternehmen: {
    name: true,
    zelle: (zeile) => (
      <>
        {firma(zeile)}
        {gewaehlt || <span className="d-leise d-nur-schmal">{rundeKategorie(zeile)}</span>}
      </>
    ),
    voll: (zeile) => `${firma(zeile)}, ${rundeKategorie(zeile)}`,
  },
  runde: { breite: 13, zelle: runde, voll: runde },
  kategorie: { breite: 5.5, zelle: kategorie, voll: kategorie },
  stand: { breite: 9.5, zelle: ({ stand }) => <Stand stand={stand} /> },
  amZug: {
    breite: 6.5,
    zelle: ({ amZug }) => (
      <span className={amZug === 'BANK' ? undefined : 'd-leise'}>{AM_ZUG_TEXT[amZug]}</span>
    ),
  },
  seit: { breite: 3, zahl: true, zelle: ({ seit }) => tageSeit(seit, jetzt) },
  frist: {
    breite: 11.75,
    zelle: ({ frist }) => frist && <Fristzelle frist={frist} jetzt={jetzt} />,
    voll: ({ frist }) => (frist === null ? '' : fristInWorten(frist, jetzt)),
  },
  betrag: { breite: 6, zahl: true, zelle: ({ betrag }) => betragSchreiben(betrag) },
  zugewiesen: {
    breite: 5.5,
    zelle: ({ zugewiesen }) => zugewiesen && (zugewiesen.sub === ich ? 'mir' : nachname(zugewiesen.name)),
    voll: ({ zugewiesen }) => zugewiesen?.name ?? '',
  },
  eingang: { breite: 6, zelle: ({ eingang }) => alsDatum(tagInBerlin(new Date(eingang))) },
  hinweise: {
    // The longest hint with its picture in one line; several go on in the next.
    breite: 9.25,
    umbricht: true,
    zelle: (zeile) => <Hinweiszelle zeile={zeile} spalten={hier} />,
    voll: hinweisworte,
  },
})

/** In the order in which they stand. */
export const ALLE_SPALTEN: readonly Name[] = [
  ...SPALTEN.flatMap((name): Name[] => (name === 'unternehmen' ? [name, 'runde'] : [name])),
  'hinweise',
]
/** Without these a row is nobody's. */
export const FESTE: readonly Name[] = ['geNr', 'unternehmen']
/** Shown while the address names none: the day of arrival says little beside the days since. */
const VORGABE = ALLE_SPALTEN.filter((name) => name !== 'eingang')

/** What of an address decides it. */
type Spaltenfrage = Pick<VorratSuche, 'spalten' | 'zugewiesen'>

/** Which columns the address shows. Among what is mine 'mir' in each row says nothing. */
export const gezeigte = ({ spalten, zugewiesen }: Spaltenfrage): readonly Name[] => {
  const genannt = alsListe(spalten)
  if (genannt.length > 0) return ALLE_SPALTEN.filter((name) => FESTE.includes(name) || genannt.includes(name))
  return zugewiesen === ZUGEWIESEN.ich ? VORGABE.filter((name) => name !== 'zugewiesen') : VORGABE
}

/** As the address shows them. Who has not chosen finds, in a narrow window, what the state says already left out. */
export const spaltenVon = (
  suche: Spaltenfrage,
  blick: Pick<Blick, 'ich' | 'jetzt'>,
): Spalte<VorratZeile>[] => {
  const hier = gezeigte(suche)
  const gewaehlt = suche.spalten !== undefined
  const alle = zellen({ ...blick, gezeigte: hier, gewaehlt })
  return hier.map((id) => ({
    id,
    kopf: id === 'betrag' ? `${SPALTE_TEXT[id]}\u00a0€` : SPALTE_TEXT[id],
    nurBreit: !gewaehlt && id === 'amZug',
    nurWeit: !gewaehlt && (id === 'runde' || id === 'kategorie'),
    bleibt: gewaehlt,
    ...alle[id],
  }))
}
